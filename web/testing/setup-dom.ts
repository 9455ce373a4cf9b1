import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// What React asks of a test that waits for it with `act`, as testing-library does.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
// happy-dom does not know <search>, and React warns of elements that a browser does not know. The types know them all.
beforeAll(() => {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
});
afterEach(cleanup);
