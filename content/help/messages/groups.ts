import type { MessageGroup } from './message-help.ts';

export const groups: MessageGroup = {
  title: 'Groups',
  entries: [
    {
      id: 'message-group-files',
      title: 'Files of a group are not taken',
      messages: [
        'A group holds … resumes, and there is room for … more. The first … were taken; put the rest into another group.',
        'This ZIP is larger than 200 MB. Please split it, or choose its folder instead.',
        'This ZIP took longer than 30 seconds to unpack, so we stopped. Please choose its folder instead.',
        'This ZIP cannot be opened: it is damaged or not a ZIP.',
        'This ZIP has more than 2,000 entries. Please choose its folder instead.',
        'It cannot be unpacked: it is damaged or protected by a password.',
        'A ZIP inside a ZIP is not opened.',
        'The files before it in this ZIP add up to 200 MB, which is the limit. Add it in another ZIP.',
        'Not read: … Listed for a day.',
      ],
      answer: [
        'Unpack the ZIP on your computer, and choose the folder or the files. A file that is not read says why; ask its owner for a new one, or leave it out.',
      ],
    },
    {
      id: 'message-group-changed',
      title: 'A group cannot be made, changed or opened',
      messages: [
        'You have … groups, which is the most you can have. Please delete one that you no longer need.',
        'Our copy is damaged. Please delete it and add the file again.',
        'Your groups could not be loaded.',
        'The group could not be made. Please try again.',
        'The group could not be deleted. Please try again.',
        'It could not be deleted. Please try again.',
        'The table could not be downloaded. Please try again.',
        'The file could not be downloaded. The candidate may have withdrawn.',
      ],
      answer: [
        'Reload the page: it shows what the group has now. What a candidate showed you is gone when they withdraw.',
      ],
    },
    {
      id: 'message-invitation',
      title: 'The link to a group does not work',
      messages: [
        'This group is full. Please tell the person who sent you the link.',
        'The invitation could not be opened.',
        'It has expired, or the person who sent it to you deleted it. Ask them for a new one. What you share already is in your profile, under Account Settings.',
        'That did not work: your resume is still shown. Please try again.',
        'Your resume could not be read.',
        'Your resumes could not be loaded.',
      ],
      answer: [
        'Tell the person who sent you the link; they can make a new one. You see and end what you share in your profile, under Account Settings.',
      ],
    },
  ],
};
