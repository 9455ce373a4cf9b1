import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

// What React asks of a test that waits for it with `act`, as testing-library does.
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(cleanup);
