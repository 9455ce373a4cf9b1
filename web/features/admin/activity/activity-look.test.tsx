import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ActivityIcon, personOf, typeOf } from './activity-look.tsx';

const pictureOf = (type: string): string => renderPart(<ActivityIcon type={type} />).container.innerHTML;

describe('an activity', () => {
  it('has the picture of its type, or one for all others', () => {
    const types = ['login', 'resume_upload', 'resume_analysis', 'subscription', 'juggling'];
    expect(new Set(types.map(pictureOf)).size).toBe(5);
    expect(pictureOf('knitting')).toBe(pictureOf('juggling'));
  });

  it('is written with spaces', () => {
    expect(typeOf('resume_analysis')).toBe('resume analysis');
  });

  it('names the person, or the number of somebody whose name is not known', () => {
    expect(personOf({ username: 'maren', user_id: '7' })).toBe('maren');
    expect(personOf({ user_id: '7' })).toBe('User 7');
  });
});
