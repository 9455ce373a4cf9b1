// Runs before everything else: that there is script at all, the chosen theme, whether somebody was signed in, so that none of it flashes,
// and what to do when a file of the page cannot be loaded.
// It is a file of its own because the content security policy allows no inline script of ours.
(function () {
  // Tells Zod not to compile its checks with `new Function`, which our content security policy refuses.
  globalThis['__zod_globalConfig'] = { jitless: true };

  // Without script every tab panel is shown, because nobody could choose another one.
  document.documentElement.dataset.scripted = '';

  var userText = null;
  try {
    userText = localStorage.getItem('user');
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    var isKnown = userText !== null || /(^|; )(__Host-)?signed-in=/.test(document.cookie);
    if (isKnown) document.documentElement.dataset.returning = '';
  } catch {
    // Storage is switched off: the system's theme it is.
  }

  // What a page of an account reads first is asked for while its scripts load; `web/data/http/early-reads.ts` takes it.
  var note = document.querySelector('meta[name=early-reads]');
  globalThis.earlyReads = new Map();
  if (note !== null && 'returning' in document.documentElement.dataset) {
    var user = /"id":"([\w-]+)"/.exec(userText ?? '');
    var page = /\/([\w-]+)\/?$/.exec(location.pathname);
    for (var path of note.content.split(' ')) {
      var address = path.replace('{user}', user?.[1] ?? '{').replace('{page}', page?.[1] ?? '{');
      if (address.includes('{')) continue;
      var answer = fetch(address, { headers: { accept: 'application/json' } }).then(async function (response) {
        return { status: response.status, body: await response.text() };
      });
      // Whoever takes it asks again.
      answer.catch(function () {});
      globalThis.earlyReads.set(address, { answer, askedAt: Date.now() });
    }
  }

  // A file of the page that cannot be loaded. Usually a new version has just replaced it: one reload fetches that. One in
  // five minutes for a tab, whatever the file; after that, and without storage to count in, the page offers the reload.
  var key = 'reloaded-at';
  var waitMs = 5 * 60_000;
  var isReloading = false;

  globalThis.missingFile = {
    // What Chromium, Firefox, Safari and Vite call it.
    isCause: function (error) {
      var words = /dynamically imported module|importing a module script failed|unable to preload css/i;
      return words.test(error instanceof Error ? error.message : '');
    },
    // Whether a page of this tab was reloaded lately.
    hasReloaded: function () {
      try {
        return Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < waitMs;
      } catch {
        return false;
      }
    },
    // Whether the page is being reloaded.
    reloadOnce: function () {
      if (isReloading) return true;
      // Offline, a reload ends on the browser's error page.
      if (globalThis.missingFile.hasReloaded() || !navigator.onLine) return false;
      try {
        var now = Date.now();
        sessionStorage.setItem(key, String(now));
        isReloading = sessionStorage.getItem(key) === String(now);
      } catch {
        return false;
      }
      if (isReloading) location.reload();
      return isReloading;
    },
    // Reloads, or says so above the page, in place of 'Opening the page…'. Returns what takes the notice away.
    offer: function () {
      if (globalThis.missingFile.reloadOnce() || document.getElementById('missing-file') !== null) return undefined;
      var notice = document.createElement('div');
      notice.id = 'missing-file';
      notice.setAttribute('role', 'alert');
      notice.className = 'mx-auto max-w-xl px-4 py-16';

      var title = document.createElement(document.querySelector('h1') === null ? 'h1' : 'h2');
      title.className = 'font-serif text-3xl font-semibold';
      title.textContent = 'This page did not load completely';
      var text = document.createElement('p');
      text.className = 'mt-3';
      text.textContent =
        'A file that it needs could not be loaded. Check your connection, then reload the page. ' +
        'Your results are stored on the server.';
      var button = document.createElement('button');
      button.type = 'button';
      button.className =
        'mt-6 inline-flex min-h-11 items-center rounded-md border border-accent bg-accent px-4 font-semibold ' +
        'text-on-accent hover:bg-accent-strong';
      button.textContent = 'Reload this page';
      button.addEventListener('click', function () {
        location.reload();
      });
      notice.append(title, text, button);

      var opening = document.querySelector('body > output');
      if (opening !== null) opening.hidden = true;
      document.body.prepend(notice);
      return function () {
        notice.remove();
      };
    },
  };

  // Until the router has started nobody else can notice that a file is missing.
  addEventListener(
    'error',
    function (event) {
      if (
        event.target instanceof HTMLScriptElement &&
        event.target.type === 'module' &&
        !('__reactRouterDataRouter' in globalThis)
      )
        globalThis.missingFile.offer();
    },
    true,
  );
  addEventListener('unhandledrejection', function (event) {
    if (!('__reactRouterDataRouter' in globalThis) && globalThis.missingFile.isCause(event.reason))
      globalThis.missingFile.offer();
  });
})();
