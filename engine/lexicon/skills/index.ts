import { agriculture } from './industries/agriculture.ts';
import { banking } from './industries/banking.ts';
import { construction } from './industries/construction.ts';
import { customerService } from './industries/customer-service.ts';
import { data } from './industries/data.ts';
import { education } from './industries/education.ts';
import { energy } from './industries/energy.ts';
import { engineering } from './industries/engineering.ts';
import { finance } from './industries/finance.ts';
import { healthcare } from './industries/healthcare.ts';
import { hospitality } from './industries/hospitality.ts';
import { humanResources } from './industries/human-resources.ts';
import { insurance } from './industries/insurance.ts';
import { legal } from './industries/legal.ts';
import { logistics } from './industries/logistics.ts';
import { manufacturing } from './industries/manufacturing.ts';
import { marketing } from './industries/marketing.ts';
import { mediaDesign } from './industries/media-design.ts';
import { physicalSecurity } from './industries/physical-security.ts';
import { projectManagement } from './industries/project-management.ts';
import { publicSector } from './industries/public-sector.ts';
import { realEstate } from './industries/real-estate.ts';
import { retail } from './industries/retail.ts';
import { sales } from './industries/sales.ts';
import { science } from './industries/science.ts';
import { security } from './industries/security.ts';
import { technology } from './industries/technology.ts';
import { trades } from './industries/trades.ts';
import { transport } from './industries/transport.ts';
import type { SkillList } from './format.ts';

/** One list per industry. A term that two industries use is in one of them. */
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
