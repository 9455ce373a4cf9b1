/**
 * Prints the whole report. Opens every fold for the print and closes it afterwards, because not all browsers print the
 * content of closed ones. The style sheet shows all tabs.
 */
export const printReport = (): void => {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const fold of closed) fold.open = true;
  window.addEventListener('afterprint', () => closed.forEach((fold) => (fold.open = false)), { once: true });
  window.print();
};
