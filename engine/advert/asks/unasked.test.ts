import { describe, expect, test } from 'vitest';
import { isUnasked, unaskedRanges } from './unasked.ts';

const isAsked = (text: string, word: string) => !isUnasked(unaskedRanges(text), text.indexOf(word));

describe('what is named and not asked for', () => {
  test.each([
    ['No Hadoop required', 'Hadoop'],
    ["We don't need iOS skills", 'iOS'],
    ['You need not be able to use Spark', 'Spark'],
    ['You do not have to be able to use Spark', 'Spark'],
    ["You don't need to be able to use Spark", 'Spark'],
    ['Nobody expects you to be able to use Spark', 'Spark'],
    ['No one expects you to know Spark', 'Spark'],
    ['Terraform (not Pulumi)', 'Pulumi'],
    ['Anyone listed on the abuse registry may not be hired', 'registry'],
    ['Recruiters and freshers need not apply', 'freshers'],
    ["Applications through Kafka portals won't be considered", 'Kafka'],
    ["La maîtrise de Kafka n'est pas demandée", 'Kafka'],
    ['Java rather than Kotlin', 'Kotlin'],
    ['Fluent in SQL without an ORM', 'ORM'],
    ['Weaving is an advantage, as full training will be given', 'training'],
    ['Weaving helps; we provide paid training', 'training'],
    ['Previous Kafka experience is not required', 'Kafka'],
    ['Kafka endorsement not required', 'Kafka'],
    ['Spark, Kafka endorsement not required', 'Kafka'],
    ['Hadoop, Spark and Kafka not necessary', 'Hadoop'],
    ['Erfahrung mit Kafka ist nicht erforderlich', 'Kafka'],
    ['Ervaring met Kafka is niet nodig', 'Kafka'],
    ['No se requiere experiencia con Kafka', 'Kafka'],
    ['Não é necessária experiência com Kafka', 'Kafka'],
    ['Non è richiesta esperienza con Kafka', 'Kafka'],
    ["Aucune connaissance de Kafka n'est exigée", 'Kafka'],
    ['Must not have a conviction for reckless homicide', 'homicide'],
    ['Clean record: no DUI in the past 7 years', 'DUI'],
    ['A license, no felony or vehicular convictions', 'vehicular'],
    ['At most two points, no more than one moving violation', 'moving'],
    ['Able to obtain a rigging permit', 'rigging'],
    ['Eligibility to obtain a rigging permit within a year', 'rigging'],
    ['Splicing, or willingness to train', 'train'],
    ['Admitted to the bar, or eligibility for admission', 'admission'],
    ['Any combination of training and experience that shows it', 'training'],
    ['One year of weaving may substitute for a year of dyeing', 'weaving'],
    ['Weaving is preferred but dyeing may be substituted for it', 'dyeing'],
    ['You might not have weaving experience', 'weaving'],
    ['Clean driving record', 'driving'],
    ['A clean MVR', 'MVR'],
    ['Reports directly to the Head of Weaving', 'Weaving'],
    ['Willingness to undertake weaving', 'weaving'],
    ['Reliable transportation and valid auto insurance', 'insurance'],
  ])('%s: %s', (text, word) => {
    expect(isAsked(text, word)).toBe(false);
  });
});

describe('what is asked for beside it', () => {
  test.each([
    ['No Hadoop required, but Spark', 'Spark'],
    ['Kafka experience is not required, but a plus', 'Kafka'],
    ['Kafka is helpful but not required', 'Kafka'],
    ['Kafka desirable, not essential', 'Kafka'],
    ['Spark, Kafka endorsement not required', 'Spark'],
    ['Kafka. Experience with Spark is not required', 'Kafka'],
    ['Kafka ist von Vorteil, aber nicht erforderlich', 'Kafka'],
    ['No less than two years of Spark', 'Spark'],
    ['A rigging permit or the ability to obtain one', 'rigging'],
    ['Able to splice wire rope', 'wire'],
    ['Knowledge of auto insurance', 'insurance'],
    ['Reporting to the owner, you prune roses', 'roses'],
    ['Willingness to learn weaving', 'weaving'],
    ['Weaving is preferred but dyeing may be substituted for it', 'Weaving'],
    ['A forklift ticket and a clean driving record', 'forklift'],
    ['You are no stranger to Spark', 'Spark'],
    ["You don't need to be a Spark expert", 'Spark'],
    ['You need not be a Spark expert', 'Spark'],
    ['Java rather than Kotlin; Spark', 'Spark'],
    ['Defended clients in felony cases', 'felony'],
    ['A forklift ticket, no convictions', 'forklift'],
    ['Applicants without a forklift ticket will not be considered', 'forklift'],
    ['Those who do not hold a forklift ticket need not apply', 'forklift'],
    ['People with less than a year of Kafka cannot be considered', 'Kafka'],
    ['Clean ZQR: no DUI in the past 7 years', 'ZQR'],
    ['Tools (not only Pulumi)', 'Pulumi'],
  ])('%s: %s', (text, word) => {
    expect(isAsked(text, word)).toBe(true);
  });
});
