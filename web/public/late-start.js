// Starts the scripts of a prerendered page when there is something for them to do: at the first sign of a person, at
// once where somebody is signed in or the address asks for something, and else some time after the page has loaded. What
// a person does before the scripts are ready is held, and done then. `web/finish/start-late.ts` leaves the note.
(function () {
  var note = document.getElementById('late-start');
  if (note === null) return;
  var plan = JSON.parse(note.textContent);

  // Later than any measurement of a page that nobody uses, for people whose screen reader gives no sign.
  var quietMs = 10_000;
  var signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'dragenter',
    'input',
    'change',
  ];
  var passive = { capture: true, passive: true };
  var hasBegun = false;
  // The last control that was pressed, and the fields that were changed.
  var pressed = null;
  var changed = new Set();

  function start() {
    if (hasBegun) return;
    hasBegun = true;
    for (var sign of signs) removeEventListener(sign, start, passive);
    for (var href of plan.preload) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(plan.module).catch(function (error) {
      letGo();
      if (pressed instanceof HTMLAnchorElement) pressed.click();
      if (!globalThis.missingFile.isCause(error)) throw error;
      globalThis.missingFile.offer();
    });
  }

  function letGo() {
    removeEventListener('click', hold, true);
    removeEventListener('input', noteChange, true);
    removeEventListener('change', noteChange, true);
    delete document.documentElement.dataset.starting;
  }

  // Links and the fields themselves work without script; these do not. A download goes on to a page with the next steps.
  var controls =
    'button, [role=button], [role=tab], [role=switch], input[type=checkbox], input[type=radio], a[download]';

  function hold(event) {
    var control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (control === null || event.defaultPrevented || control.closest('#missing-file') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    document.documentElement.dataset.starting = '';
    start();
  }

  function noteChange(event) {
    if (event.target instanceof HTMLElement && 'value' in event.target && event.target.type !== 'checkbox')
      changed.add(event.target);
  }

  // React compares a field with what it was when React found it, so what was typed before counts as no change.
  function tellAgain(field) {
    if (field.type !== 'file' && 'defaultValue' in field) {
      var typed = field.value;
      if (typed === field.defaultValue) return;
      field.value = field.defaultValue;
      var own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      own.set.call(field, typed);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  // Tabs and menus react to the press, everything else to the click.
  function press(control) {
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    control.click();
  }

  // `web/frame/frame.tsx` calls it when the page reacts.
  globalThis.pageStarted = function () {
    delete globalThis.pageStarted;
    letGo();
    for (var field of changed) if (field.isConnected) tellAgain(field);
    if (pressed !== null && pressed.isConnected) press(pressed);
  };

  addEventListener('click', hold, true);
  addEventListener('input', noteChange, true);
  addEventListener('change', noteChange, true);
  for (var sign of signs) addEventListener(sign, start, passive);

  function whenLoaded() {
    if (plan.when !== 'soon') setTimeout(start, quietMs);
    else if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 100);
  }

  // Somebody is remembered as signed in, or has used the page before it was reloaded for a missing file.
  var isInUse = 'returning' in document.documentElement.dataset || globalThis.missingFile.hasReloaded();
  if (plan.when === 'painted') {
    requestAnimationFrame(function () {
      setTimeout(start, 0);
    });
    // A tab in the background is not painted.
    setTimeout(start, 500);
  } else if (isInUse || location.search !== '' || location.hash !== '') start();
  else if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
})();
