import type { SkillList } from '../format.ts';

export const marketing: SkillList = {
  industry: 'Marketing',
  origin: 'written by us',
  skill: `
Digital marketing = online marketing, internet marketing
Marketing strategy = marketing strategies, marketing plans, marketing planning
Brand management = branding, brand strategy
Brand awareness
Product marketing
Content marketing
Content strategy
Content creation = content development
Copywriting
Blogging = blog writing, blog posts
Search engine optimization = SEO, on-page SEO, technical SEO
Search engine marketing = SEM!?, paid search
Pay-per-click = PPC
Keyword research
Link building
Paid social = paid social media, social ads
Paid media = media buying
Display advertising = programmatic advertising, programmatic?
Media planning
Affiliate marketing = affiliate campaigns, affiliate?
Influencer marketing = influencer programs, influencer campaigns, influencer
Social media marketing = social media, social media management, social media strategy
Community management
Email marketing = email campaigns, e-mail marketing
Marketing automation
Lead generation
Lead nurturing
Lead scoring
Demand generation
Growth marketing = growth hacking
Acquisition marketing = customer acquisition, user acquisition
Retention marketing = customer retention, retention programs
Customer lifecycle marketing = lifecycle marketing
Loyalty programs
Conversion rate optimization = CRO!, conversion optimization
Landing pages = landing page optimization, landing page
Marketing analytics = web analytics
Attribution modeling = marketing attribution
Customer acquisition cost = CAC!
Return on ad spend = ROAS
Customer lifetime value = LTV!, CLV!
ROI analysis = marketing ROI, return on investment
Segmentation = audience segmentation
Market research
Competitive analysis = competitor analysis
Consumer insights = consumer research, customer insights
Focus groups
Go-to-market strategy = go-to-market, GTM!
Product launches = product launch
Campaign management = marketing campaigns, campaign planning
Integrated marketing
Direct marketing = direct mail
Event marketing = exhibitions?
Trade shows
Field marketing
Trade marketing
Shopper marketing
Public relations = PR!, media relations
Press releases
Crisis communications
Corporate communications = internal communications
Marketing communications = marcom
Creative briefs = creative direction
Storyboards for campaigns
Video marketing
Podcast marketing
Mobile marketing = SMS marketing
Account-based marketing = ABM!
B2B marketing
B2C marketing
Direct-to-consumer = DTC!, D2C
E-commerce = ecommerce, online retail, eCommerce
Merchandising online = product detail pages
Marketing budget
Advertising
Out-of-home advertising
Sponsorships?
Localization?
Customer journey mapping = customer journey
Consumer packaged goods = CPG!, FMCG, fast-moving consumer goods
Packaging design
TikTok
Venue sourcing
Attendee registration = registration management, event registration
Run sheets = run of show, running orders
Hybrid events = virtual events
`,
  tool: `Google Analytics = GA4, Google Analytics 4
Google Ads = AdWords, Google AdWords
Google Tag Manager = GTM tags
Google Search Console = Search Console
Meta Ads = Meta advertising, Facebook Ads, Meta Ads Manager, Facebook Ads Manager, Instagram Ads
LinkedIn Ads
TikTok Ads
Microsoft Advertising = Bing Ads
Amazon Advertising = Amazon Ads
HubSpot
Marketo
Pardot = Marketing Cloud Account Engagement
Mailchimp
Klaviyo
Salesforce Marketing Cloud = ExactTarget
Braze!?
Iterable!
Constant Contact!
ActiveCampaign
Eloqua
SEMrush
Ahrefs
Moz!?
Screaming Frog
Hootsuite
Sprout Social
Buffer!?
Canva
Optimizely
VWO
Hotjar
Adobe Analytics
Crazy Egg
SurveyMonkey
Qualtrics
Typeform
Nielsen!
Meltwater
Cision
Unbounce
Wistia
BuzzSumo
The Trade Desk
DV360
Yext`,
  license: `Google Ads Certification = Google Ads certified
Google Analytics Certification = Google Analytics Individual Qualification
HubSpot Inbound Certification = HubSpot certification
Meta Blueprint = Facebook Blueprint
CIM qualification = CIM diploma`,
  method: `Inbound marketing
AIDA
Net Promoter Score = NPS!
Customer personas = buyer personas
SWOT analysis = SWOT`,
};
