import { agriculture } from './agriculture.ts';
import { banking } from './banking.ts';
import { construction } from './construction.ts';
import { customerService } from './customer-service.ts';
import { data } from './data.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import { humanResources } from './human-resources.ts';
import { insurance } from './insurance.ts';
import { legal } from './legal.ts';
import { logistics } from './logistics.ts';
import { manufacturing } from './manufacturing.ts';
import { marketing } from './marketing.ts';
import { mediaDesign } from './media-design.ts';
import { physicalSecurity } from './physical-security.ts';
import { projectManagement } from './project-management.ts';
import { publicSector } from './public-sector.ts';
import { realEstate } from './real-estate.ts';
import { retail } from './retail.ts';
import { sales } from './sales.ts';
import { science } from './science.ts';
import { security } from './security.ts';
import { technology } from './technology.ts';
import { trades } from './trades.ts';
import { transport } from './transport.ts';
import type { SkillList } from './format.ts';

/** One list an industry. A term that two industries use stands in one of them. */
export const skillLists: readonly SkillList[] = [
  agriculture,
  banking,
  construction,
  customerService,
  data,
  education,
  energy,
  engineering,
  finance,
  healthcare,
  hospitality,
  humanResources,
  insurance,
  legal,
  logistics,
  manufacturing,
  marketing,
  mediaDesign,
  physicalSecurity,
  projectManagement,
  publicSector,
  realEstate,
  retail,
  sales,
  science,
  security,
  technology,
  trades,
  transport,
];
