import type { ResumeText } from '../resume-text.ts';

/** An invented designer. */
export const filled: ResumeText = {
  name: 'Mirela Castellano',
  headline: 'Senior Product and Brand Designer',
  contact: ['Austin, TX', '(512) 555-0176', 'mirela@example.com'],
  links: ['mirela-castellano.example.com'],
  sections: [
    {
      title: 'Profile',
      kind: 'summary',
      is: 'text',
      text: 'Designer for digital products and the brands around them, with nine years of experience in studios and on in-house teams. Sketches early, tests with real people, and hands over files that developers like to open.',
    },
    {
      title: 'Projects',
      kind: 'projects',
      is: 'entries',
      entries: [
        {
          title: 'Rebrand of a regional transit authority',
          at: 'mirela-castellano.example.com/transit',
          place: '',
          dates: '2024',
          notes: [],
          bullets: [
            'Designed the visual identity, the maps and 340 signs; riders found their stop 28% faster in tests with 60 people.',
          ],
        },
        {
          title: 'Checkout for an online ticket shop',
          at: 'mirela-castellano.example.com/tickets',
          place: '',
          dates: '2023',
          notes: [],
          bullets: [
            'Prototyped four versions in Figma and tested each with 12 people; the one that shipped raised completed orders by 19%.',
          ],
        },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Senior Product Designer',
          at: 'Paperlantern Studio',
          place: 'Austin, TX',
          dates: 'April 2021 – Present',
          notes: [],
          bullets: [
            'Leads design for six cultural and public-sector clients, from research to delivery, with a team of four.',
            'Built a design system of 120 components in Figma that five product teams use; new pages take days instead of weeks.',
            'Won seven of ten pitches since 2022, worth $1.9 million in projects.',
          ],
        },
        {
          title: 'Brand Designer',
          at: 'Copper & Thistle',
          place: 'San Antonio, TX',
          dates: 'September 2017 – March 2021',
          notes: [],
          bullets: [
            'Created brand identities for 31 small companies: naming, typography, packaging and style guides.',
            'Directed 40 photo shoots and cut their average cost by 23% with a shared library of props and sets.',
          ],
        },
        {
          title: 'Junior Graphic Designer',
          at: 'Sunfield Printworks',
          place: 'San Antonio, TX',
          dates: 'June 2015 – August 2017',
          notes: [],
          bullets: [
            'Prepared 900 print files in Adobe InDesign and Illustrator; reprints because of our errors fell from 6% to under 1%.',
          ],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Design', items: ['Brand Identity', 'Typography', 'Design Systems', 'User Research', 'Prototyping'] },
        {
          label: 'Tools',
          items: ['Figma', 'Adobe InDesign', 'Adobe Illustrator', 'Adobe Photoshop', 'After Effects', 'HTML', 'CSS'],
        },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Bachelor of Fine Arts in Graphic Design',
          at: 'Texas State University',
          place: 'San Marcos, TX',
          dates: '2011 – 2015',
          notes: [],
          bullets: [],
        },
      ],
    },
    {
      title: 'Awards',
      kind: 'awards',
      is: 'list',
      items: ['Lone Star Design Annual, gold for wayfinding, 2024', 'Southwest Packaging Prize, finalist, 2020'],
    },
    {
      title: 'Languages',
      kind: 'languages',
      is: 'groups',
      groups: [{ label: '', items: ['English (native)', 'Spanish (fluent)'] }],
    },
  ],
};
