import { compilePhrases } from '../compile.ts';

// Origin: written by us.

/** School certificates and similar degrees as resumes spell them out. */
export const spelledOutDegree = compilePhrases(
  `
  _(high school|secondary school) (diploma|certificate|degree|equivalency)
  ^high school$
  _a[- ]levels?_
  _class (- )?(1[02]|x|xii)_
  _(higher|senior) secondary (certificate|education|exam*|diploma|course|leaving)
  ^(higher|senior) secondary$
  ^secondary (exam*|certificate)_
  ^(class|grade|form|year|standard) (1[0-3]|xi{0,2}|x)_
  ^some college
  ^leaving cert*
  ^(10|12)th (standard|grade|class)_
  _mittlere reife_
  _ensino m[eé]dio_
  ^liceo (scientifico|classico|linguistico|artistico|musicale|sportivo|tecnologico|economico|pedagogico)$
  ^liceo (psico[- ]?pedagogico|socio[- ]psico[- ]pedagogico|delle scienze (umane|sociali))$
  ^liceo scientifico (tecnologico|opzione scienze applicate)$
  ^o[- ]levels?_
  ^(foundation|engineering|engineer['’]?s|dual|joint|double) degree
  ^(dual|joint|double) (bachelor|master)['’]?s?_
  ^(graduate|junior|intermediate vocational|vocational) (certificate|diploma)
  ^(international|european) baccalaureate
  ^(high school|secondary school|school) leaving (qualification|certificate|exam*|diploma)
  ^access to (he|higher education)_
  ^pre[- ]university_
  ^executive mba_
  ^juris doctor_
  ^chartered accountancy_
  ^ca[- ](final|inter|intermediate|ipcc|foundation)_
  ^city (&|and) guilds (level|nvq|diploma|certificate)_
  ^cert.? (i{1,3}|iv) in_
  ^(scottish )?(highers|higher national)_
  ^postdoc_
  _boot camp_
  // Germany, Austria, Switzerland
  ^(allgemeine|fachgebundene) (fach)?hochschulreife
  ^(mittlerer|qualifizierender|erweiterter) (schul|hauptschul|realschul)abschluss
  ^(duales|berufsbegleitendes|erstes|zweites) (studium|staatsexamen)
  ^(weiterbildung|umschulung|fortbildung|studium) (zum|zur)_
  ^abschluss (der )?(8|9|10). klasse
  ^(8|9|10)[- ]klassen[- ]abschluss
  ^staatlich (geprüfte|anerkannte|examinierte)[rn]?_
  ^eidg(.|enössisches) fähigkeitszeugnis
  ^staatliches (examen|diplom)_
  _eidg. (fachausweis|diplom)_
  // France
  ^titre (professionnel|rncp)_
  ^certificat f[ée]d[ée]ral de capacit[ée]
  ^dipl[ôo]me national du brevet_
  ^mention compl[ée]mentaire_
  ^([ée]l[èe]ve|[ée]tudiante?)[- ]ing[ée]nieure?_
  ^(classes?|cycle) pr[ée]paratoires?_
  ^formation (en|aux?|de|professionnelle|continue|initiale|qualifiante|certifiante|compl[ée]mentaire)_
  ^formation (dipl[oô]mante|d['’]ing[ée]nieur*)
  ^technicien(ne)? (sup[ée]rieur|sp[ée]cialis)
  // Spain and Latin America
  ^formaci[oó]n profesional_
  ^educaci[oó]n secundaria obligatoria_
  ^certificado de profesionalidad_
  ^carrera t[ée]cnica_
  ^t[ée]c.? (superior|medio|universitario)_
  ^tecnolog[ií]a en_
  ^doble grado_
  ^(prueba de |examen de )?acceso a la universidad_
  // Italy
  ^qualifica (professionale|di|in|triennale)_
  ^attestato di (qualifica|specializzazione)_
  ^licenza media_
  ^specializzazione_
  // Netherlands and Belgium
  ^(educatieve|professionele|academische) (master|bachelor)_
  ^(vwo|havo|vmbo|mavo|mbo|hbo)[- ]diploma_
  // Brazil and Portugal
  ^curso (t[ée]cnico|profissional|superior de tecnologia|de especializa[çc][ãa]o)_
  ^segundo grau_
  `,
  { ignoreCase: true },
);
