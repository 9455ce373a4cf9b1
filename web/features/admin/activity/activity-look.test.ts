import { Activity, LogIn } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { iconOf, personOf, typeOf } from './activity-look.ts';

describe('an activity', () => {
  it('has the picture of its type, or one for all others', () => {
    expect([iconOf('login'), iconOf('juggling')]).toEqual([LogIn, Activity]);
    const pictures = ['login', 'resume_upload', 'resume_analysis', 'subscription', 'juggling'].map(iconOf);
    expect(new Set(pictures).size).toBe(5);
  });

  it('is written with spaces', () => {
    expect(typeOf('resume_analysis')).toBe('resume analysis');
  });

  it('names the person, or the number of somebody whose name is not known', () => {
    expect(personOf({ username: 'maren', user_id: '7' })).toBe('maren');
    expect(personOf({ user_id: '7' })).toBe('User 7');
  });
});
