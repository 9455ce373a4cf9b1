import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// Enables `act` for React, as testing-library does.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
// happy-dom does not know <search>, and React warns about unknown elements.
beforeAll(() => {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
});
// The default of one second is too short on a busy machine: the workspace checks a document after a pause.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
