// Runs before everything else: the chosen theme, and whether somebody was signed in, so that neither flashes.
// It is a file of its own because the content security policy allows no inline script of ours.
(function () {
  // Tells Zod not to compile its checks with `new Function`, which our content security policy refuses.
  globalThis['__zod_globalConfig'] = { jitless: true };

  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('user') !== null) document.documentElement.dataset.returning = '';
  } catch {
    // Storage is switched off: the system's theme it is.
  }
})();
