import { addressInFiles } from '#contract/product/site-address.ts';
import { company } from '#content/company/company.ts';

/** A built page: where it is, and what stands in it. */
export type BuiltPage = { path: string; html: string };

/** `address` is the path under which the page wants to be known: its own, unless it says another. */
type About = {
  path: string;
  address: string;
  title: string;
  description: string;
  isFindable: boolean;
  isArticle: boolean;
};

/**
 * Adds to each page what search engines and other sites want to know of it: its own address, a card with a picture, and
 * where it stands in the site. All of it follows from the title and description that the page gives itself.
 * `pictureOf` answers with the path of the picture for a page.
 */
export const completeHeads = (pages: readonly BuiltPage[], pictureOf: (path: string) => string): BuiltPage[] => {
  const about = new Map(pages.map((page) => [page.path, aboutOf(page)]));
  return pages.map((page) => {
    const own = about.get(page.path);
    if (own?.isFindable !== true) return page;
    const picture = pictureOf(own.path);
    const tags = [...addressTags(own), ...cardTags(own, picture), dataTag(dataOf(own, about))];
    const html = placed(page.html.replace(canonical, ''), own, picture);
    return { ...page, html: html.replace('</head>', () => `${tags.join('')}</head>`) };
  });
};

const canonical = /<link rel="canonical" href="([^"]*)"\/?>/;

const aboutOf = ({ path, html }: BuiltPage): About => ({
  path,
  address: canonical.exec(html)?.[1] ?? path,
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  isFindable: !/<meta name="robots" content="[^"]*noindex/.test(html),
  isArticle: html.includes(article),
});

const article = '"@type":"Article",';

/** What an article says of itself, with its place and its picture, which search engines show beside it. */
const placed = (html: string, { address }: About, picture: string): string =>
  html.replace(
    article,
    () => `${article}"mainEntityOfPage":${quoted(addressOf(address))},"image":[${quoted(addressOf(picture))}],`,
  );

const quoted = (text: string): string => JSON.stringify(text);

const addressOf = (path: string): string => `${addressInFiles}${path}`;
/** Titles come out of the page's HTML and go back into it: they are escaped already. */
const tag = (name: 'name' | 'property', key: string, value: string): string =>
  `<meta ${name}="${key}" content="${value}"/>`;

const addressTags = ({ address }: About): string[] => [`<link rel="canonical" href="${addressOf(address)}"/>`];

const cardTags = ({ address, title, description, isArticle }: About, picture: string): string[] => [
  tag('property', 'og:type', isArticle ? 'article' : 'website'),
  tag('property', 'og:site_name', company.name),
  tag('property', 'og:title', nameOf(title)),
  tag('property', 'og:description', description),
  tag('property', 'og:url', addressOf(address)),
  tag('property', 'og:image', addressOf(picture)),
  tag('property', 'og:image:width', '1200'),
  tag('property', 'og:image:height', '630'),
  tag('property', 'og:image:alt', nameOf(title)),
  tag('name', 'twitter:card', 'summary_large_image'),
];

/** 'Help | Parsewell' is called 'Help'. */
const nameOf = (title: string): string => title.split(' | ')[0] ?? title;

const dataOf = (own: About, about: ReadonlyMap<string, About>): object =>
  own.path === '/' ? siteData(own) : breadcrumbs(own, about);

const siteData = ({ description }: About): object => {
  const organization = { '@id': addressOf('/#organization') };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: company.name,
        url: addressOf('/'),
        logo: addressOf('/favicon.svg'),
      },
      { '@type': 'WebSite', name: company.name, url: addressOf('/'), publisher: organization },
      {
        '@type': 'SoftwareApplication',
        name: company.name,
        description: plain(description),
        url: addressOf('/'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any, in a web browser',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        publisher: organization,
      },
    ],
  };
};

/** From the home page over the pages in between, as far as there are such pages, to this one. */
const breadcrumbs = ({ path }: About, about: ReadonlyMap<string, About>): object => {
  const parts = path.split('/').slice(1);
  const way = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way
      .flatMap((step) => about.get(step) ?? [])
      .map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.path === '/' ? company.name : plain(nameOf(step.title)),
        item: addressOf(step.address),
      })),
  };
};

/** In a script element nothing is resolved, so the text has to be plain, and no '<' may end it. */
const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
