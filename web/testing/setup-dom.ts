import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// Enables `act` for React, as testing-library does.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
// happy-dom does not know <search>, and React warns about unknown elements.
beforeAll(() => {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
});
afterEach(cleanup);
