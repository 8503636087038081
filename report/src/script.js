document.querySelectorAll('button[data-series]').forEach(b => b.onclick = () => {
  const on = b.getAttribute('aria-pressed') !== 'true';
  b.setAttribute('aria-pressed', on);
  b.closest('figure').querySelectorAll('.chart .s' + b.dataset.series).forEach(e => e.style.display = on ? '' : 'none');
});
