// Runs before the first paint: the chosen theme, and whether somebody was signed in, so that neither flashes.
// It is a file of its own because the content security policy allows no inline script of ours.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('user') !== null) document.documentElement.dataset.returning = '';
  } catch (error) {
    // Storage is switched off: the system's theme it is.
  }
})();
