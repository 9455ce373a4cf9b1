import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ActivityIcon, personOf, typeOf } from './activity-look.tsx';

const pictureOf = (type: string): string => renderPart(<ActivityIcon type={type} />).container.innerHTML;

describe('an activity', () => {
  it('has the icon of its type, or a default', () => {
    const types = ['login', 'resume_upload', 'resume_analysis', 'subscription', 'juggling'];
    expect(new Set(types.map(pictureOf)).size).toBe(5);
    expect(pictureOf('knitting')).toBe(pictureOf('juggling'));
  });

  it('is written with spaces', () => {
    expect(typeOf('resume_analysis')).toBe('resume analysis');
  });

  it('names the user, or the number of a user without a known name', () => {
    expect(personOf({ username: 'maren', user_id: '7' })).toBe('maren');
    expect(personOf({ user_id: '7' })).toBe('User 7');
  });
});
