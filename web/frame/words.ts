/** Texts of the frame. */
export const words = {
  name: 'Parsewell',
  skip: 'Skip to content',
  unreachable: 'We cannot reach the server right now. What you see may be out of date.',
  offline: {
    title: 'You are offline',
    message: 'That page will open when you are back online. Nothing on this page is lost.',
  },
  loggedOut: { title: 'Logged out', message: 'You have been logged out successfully.' },
  accountDeleted: { title: 'Account deleted', message: 'Your account and everything in it have been deleted.' },
  accountDeletedWithRefund: {
    title: 'Account deleted',
    message:
      'Your account and everything in it have been deleted. Your refund is on its way; it can take your bank five to ten business days to show it.',
  },
  logoutFailed: { title: 'Error', message: 'There was an error logging out. Please try again.' },
  adminArea: 'Admin area',
  footer: 'Shows what hiring software really reads in a resume, and what to do about it.',
} as const;

export const headerLinks = [
  { to: '/', label: 'Home' },
  { to: '/templates', label: 'Templates' },
  { to: '/resources', label: 'Resources' },
  { to: '/pricing', label: 'Pricing' },
] as const;

export const footerLinks = [
  { to: '/about', label: 'About' },
  { to: '/features', label: 'Features' },
  { to: '/security', label: 'Security' },
  { to: '/help', label: 'Help' },
  { to: '/developers', label: 'Developers' },
  { to: '/contact', label: 'Contact' },
  { to: '/careers', label: 'Careers' },
  { to: '/changelog', label: 'Changelog' },
  { to: '/corrections', label: 'Corrections' },
  { to: '/accessibility', label: 'Accessibility' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/subprocessors', label: 'Subprocessors' },
  { to: '/data-processing', label: 'Data processing' },
  { to: '/refunds', label: 'Refunds' },
  { to: '/imprint', label: 'Imprint' },
  { to: '/terms', label: 'Terms' },
] as const;

export const adminLinks = [
  { to: '/admin/dashboard', label: 'Overview' },
  { to: '/admin/inbox', label: 'Inbox' },
  { to: '/admin/stripe-config', label: 'Stripe Config' },
] as const;
