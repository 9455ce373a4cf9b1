import type { Appearance } from '@stripe/stripe-js';

/** Our current colors, light or dark, for the card fields, which are in a frame that cannot read our style sheet. */
export const lookOfFields = (): Appearance => {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const look: Appearance = {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: colour('accent'),
      colorBackground: colour('sheet'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-soft'),
      colorTextPlaceholder: colour('ink-soft'),
      colorDanger: colour('poor'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '5px',
    },
    rules: { '.Input': { border: `1px solid ${colour('line-strong')}`, boxShadow: 'none' } },
  };
  probe.remove();
  return look;
};
