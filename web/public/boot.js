// Runs before everything else: that there is script at all, the chosen theme, and whether somebody was signed in, so that none of it flashes.
// It is a file of its own because the content security policy allows no inline script of ours.
(function () {
  // Tells Zod not to compile its checks with `new Function`, which our content security policy refuses.
  globalThis['__zod_globalConfig'] = { jitless: true };

  // Without script every tab panel is shown, because nobody could choose another one.
  document.documentElement.dataset.scripted = '';

  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('user') !== null) document.documentElement.dataset.returning = '';
  } catch {
    // Storage is switched off: the system's theme it is.
  }
})();
