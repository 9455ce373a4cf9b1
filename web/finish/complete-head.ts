import { z } from 'zod';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';
import { company } from '#content/company/company.ts';
import { attributeOf, element, type HeadElement, headOf, isElement, textOf, withHead } from './html-head.ts';

/** A built page: its path, and its HTML. */
export type BuiltPage = { path: string; html: string };

/** `address` is the canonical path of the page. Texts are plain. */
type About = {
  path: string;
  address: string;
  title: string;
  description: string;
  isFindable: boolean;
  isArticle: boolean;
};

/**
 * Adds metadata for search engines and link previews to the head of each page: canonical address, social card with a
 * picture, breadcrumbs. All of it is derived from the page's title and description. `pictureOf` returns the path of a
 * page's picture.
 */
export const completeHeads = (pages: readonly BuiltPage[], pictureOf: (path: string) => string): BuiltPage[] => {
  const heads = new Map(pages.map(({ path, html }) => [path, headOf(html)]));
  const about = new Map([...heads].map(([path, elements]) => [path, aboutOf(path, elements)]));
  return pages.map((page) => {
    const own = about.get(page.path);
    if (own?.isFindable !== true) return page;
    const picture = pictureOf(own.path);
    const given = (heads.get(page.path) ?? [])
      .filter((one) => !isCanonical(one))
      .map((one) => (isArticle(one) ? articleScript(one, own, picture) : one));
    const canonical = element('link', { rel: 'canonical', href: addressOf(own.address) });
    const added = [canonical, ...cardTags(own, picture), dataScript(dataOf(own, about))];
    return { ...page, html: withHead(page.html, [...given, ...added]) };
  });
};

const aboutOf = (path: string, head: readonly HeadElement[]): About => {
  const metaOf = (name: string): string => {
    const found = head.find((one) => isElement(one, 'meta', { name }));
    return (found && attributeOf(found, 'content')) ?? '';
  };
  const canonical = head.find(isCanonical);
  const title = head.find((one) => isElement(one, 'title'));
  return {
    path,
    address: (canonical && attributeOf(canonical, 'href')) ?? path,
    title: title === undefined ? '' : textOf(title),
    description: metaOf('description'),
    isFindable: !metaOf('robots').includes('noindex'),
    isArticle: head.some(isArticle),
  };
};

const isCanonical = (one: HeadElement): boolean => isElement(one, 'link', { rel: 'canonical' });

const dataType = { type: 'application/ld+json' };

const articleSchema = z.looseObject({ '@type': z.literal('Article') });

const isArticle = (one: HeadElement): boolean =>
  isElement(one, 'script', dataType) && articleSchema.safeParse(JSON.parse(textOf(one))).success;

/** The structured data of an article, with its address and its picture, which search engines show. */
const articleScript = (script: HeadElement, { address }: About, picture: string): HeadElement => {
  const data = articleSchema.parse(JSON.parse(textOf(script)));
  return dataScript({ ...data, mainEntityOfPage: addressOf(address), image: [addressOf(picture)] });
};

const addressOf = (path: string): string => `${siteAddressPlaceholder}${path}`;

const property = (name: string, content: string): HeadElement => element('meta', { property: name, content });

const cardTags = ({ address, title, description, isArticle }: About, picture: string): HeadElement[] => {
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', company.name),
    property('og:title', nameOf(title)),
    property('og:description', description),
    property('og:url', addressOf(address)),
    property('og:image', addressOf(picture)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', nameOf(title)),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
};

/** 'Help' for 'Help | Parsewell'. */
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
        description,
        url: addressOf('/'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any, in a web browser',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        publisher: organization,
      },
    ],
  };
};

/** From the home page through existing parent pages to this one. */
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
        name: step.path === '/' ? company.name : nameOf(step.title),
        item: addressOf(step.address),
      })),
  };
};

/** No '<' in the data may end the script element. */
const dataScript = (data: object): HeadElement =>
  element('script', dataType, JSON.stringify(data).replaceAll('<', String.raw`\u003c`));
