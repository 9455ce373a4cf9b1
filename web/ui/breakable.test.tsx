import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Breakable, partsOf } from './breakable.tsx';

describe('a long word with break opportunities', () => {
  it.each([
    ['mo.lee@example.com', ['mo', '.lee@', 'example.com']],
    ['mo-lee_resume.v2.pdf', ['mo-lee_', 'resume', '.v2', '.pdf']],
    ['example.com/in/mo--lee', ['example', '.com/', 'in/', 'mo--lee']],
    ['plain', ['plain']],
  ])('has %s go on in the next line at its signs only', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
    expect(partsOf(text).join('')).toBe(text);
  });

  it('does not break sentences: no line begins with a dot', () => {
    const text = 'Staff Nurse, Harbor Clinic Inc. (2021-04 to present), and so on...';
    expect(partsOf(text)).toEqual([text]);
  });

  it('is copied and announced as one word', () => {
    const { container } = renderPart(<Breakable text="mo@example.com" />);
    expect(container.textContent).toBe('mo@example.com');
    expect(container.querySelectorAll('wbr')).toHaveLength(1);
  });
});
