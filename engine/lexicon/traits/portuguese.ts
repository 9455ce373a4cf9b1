import type { TraitNames } from './format.ts';

/** Traits in Portuguese postings. Origin: written by us, from how such postings are worded. */
export const portuguese: TraitNames = {
  qualities: `
    Self-motivation = motivad(o|a|os|as), automotivad(o|a), ambicios(o|a|os|as), empreendedor(|a|es|as)
    Energy = dinâmic(o|a|os|as), enérgic(o|a)
    Positive attitude = entusiasmad(o|a), entusiasta(|s), positiv(o|a)?, alegre(|s), otimista(|s)
    Dedication = comprometid(o|a|os|as), dedicad(o|a|os|as), apaixonad(o|a|os|as), engajad(o|a|os|as), empenhad(o|a|os|as)
    Attention to detail = detalhista(|s), minucios(o|a), rigoros(o|a), cuidados(o|a), atent(o|a)?, metódic(o|a), atencios(o|a|os|as)
    Organizational skills = organizad(o|a|os|as)
    Independence = autônom(o|a)?, autónom(o|a)?, independente?
    Initiative = proativ(o|a|os|as), pró ativ(o|a|os|as)
    Versatility = polivalente(|s), versátil
    Flexibility = flexível, flexíveis
    Reliability = responsável, responsáveis, confiável, assídu(o|a|os|as), sério?, disciplinad(o|a)
    Punctuality = pontual, pontuais
    Friendliness = simpátic(o|a|os|as), comunicativ(o|a|os|as), extrovertid(o|a), cordial, educad(o|a|os|as), prestativ(o|a|os|as), empátic(o|a|os|as), sociável
    Patience = paciente?
    Confidentiality = discret(o|a)
    Integrity = honest(o|a|os|as), ético?, ética?, leal
    Curiosity = curios(o|a|os|as)
    Creativity = criativ(o|a|os|as)
    Analytical skills = analític(o|a)?
    Hands-on approach = mão na massa, hands on
    Resilience = resiliente(|s), determinad(o|a)?, persistente(|s)
    Persistence = perseverante(|s), persistente(|s), focad(o|a|os|as), centrad(o|a)?, decidid(o|a), esforçad(o|a|os|as), trabalhador(|a|es)?, lutador(|a)
    Agility = ágil, ágeis, eficiente(|s)?, eficaz?, prátic(o|a)?, rápid(o|a)?
    Service = atencios(o|a|os|as), gentil, gentis, amável, respeitos(o|a), acolhedor(|a), sorridente, carismátic(o|a), colaborativ(o|a|os|as), cooperativ(o|a)
    Learning = autodidata(|s), interessad(o|a|os|as)?, inovador(|a|es|as)?, ávid(o|a)
    Leadership = líder?, persuasiv(o|a), assertiv(o|a), negociador(|a)?, estratégic(o|a)?, inspirador(|a)?
    Appearance = bem apresentad(o|a)
    Multitasking = multitarefa, multitarefas
    Results orientation = focad(o|a|os|as) em (resultados|resultado|metas), orientad(o|a|os|as) para (resultados|objetivos|o cliente)
    Independence = autodidata(|s), autogerenciável
    Positive attitude = alto astral, bem humorad(o|a|os|as), animad(o|a|os|as)
    Communication = desinibid(o|a|os|as), desenvolt(o|a|os|as)
  `,
  nouns: `
    Self-motivation = motivação, automotivação, vontade de (trabalhar|crescer|aprender), ambição, garra
    Energy = dinamismo, energia?, dinâmica?
    Positive attitude = entusiasmo, atitude positiva, postura positiva, bom humor, otimismo
    Dedication = comprometimento, compromisso?, dedicação, empenho, engajamento
    Attention to detail = atenção (aos|a|ao) (detalhes|detalhe), rigor?, capricho, minúcia
    Organizational skills = organização, capacidade de organização, espírito de organização, sentido de organização
    Independence = autonomia
    Initiative = iniciativa, proatividade, pró atividade, pro atividade, espírito de iniciativa
    Versatility = polivalência, versatilidade
    Flexibility = flexibilidade
    Adaptability = adaptabilidade, capacidade de adaptação, facilidade de adaptação
    Reliability = responsabilidade, sentido de responsabilidade, senso de responsabilidade, assiduidade, disciplina?
    Punctuality = pontualidade
    Interpersonal skills = relacionamento interpessoal, bom relacionamento, facilidade de relacionamento, relações interpessoais, facilidade em (lidar|trabalhar) com (pessoas|o público|público), boa apresentação, bom trato
    Communication = comunicação, capacidade de comunicação, facilidade de comunicação, boa dicção, comunicação (clara|assertiva|eficaz), comunicabilidade
    Friendliness = simpatia, cordialidade, empatia, gentileza, educação?
    Patience = paciência
    Confidentiality = discrição, sigilo?
    Integrity = honestidade, integridade, ética profissional, ética?
    Curiosity = curiosidade
    Creativity = criatividade
    Professionalism = postura profissional, profissionalismo
    Customer focus = foco no cliente, orientação para o cliente, foco em atendimento
    Results orientation = foco em (resultado(s|)|resultado), orientação para (resultados|objetivos), foco em resolução, orientad(o|a) (para|a) resultados
    Analytical skills = raciocínio lógico, capacidade de análise, capacidade analítica, pensamento (analítico|crítico), raciocínio rápido, perfil analítico
    Teamwork = espírito de equip(e|a), trabalho em equip(e|a), trabalho em grupo, colaboração?
    Stress tolerance = resistência ao (stress|estresse), capacidade de trabalhar sob pressão, resiliência
    Leadership = liderança, capacidade de liderança, espírito de liderança, perfil de liderança
    Negotiation = capacidade de negociação, poder de negociação, perfil comercial, veia comercial
    Sense of ownership = senso de dono, senso de urgência, sentido de urgência
    Willingness to learn = facilidade de aprendizagem, facilidade (de|para|em) aprender, capacidade de aprendizagem, gosto por aprender
    Efficiency = agilidade, foco?, eficiência?, rapidez?, dinamismo, destreza, destreza manual, polivalência
    Respect = respeito?, humildade, bom senso, maturidade, caráter, educação?, paciência, inteligência emocional, bom humor, boa (disposição|índole|postura)
    Expression = boa (dicção|oratória|escrita|fluência|expressão|argumentação|apresentação), comunicação (verbal|oral|escrita|interpessoal|fluida), escuta ativa, desenvoltura, poder de persuasão, persuasão, oratória?
    Commitment = comprometimento, vontade de aprender, senso de (dono|urgência|responsabilidade|organização|prioridade), sentido de (responsabilidade|organização|compromisso)
    Vision = visão (estratégica|sistêmica|analítica|de negócio|comercial), raciocínio (lógico|analítico|rápido), pensamento (crítico|analítico|estratégico|lógico)
    People skills = habilidade(|s) (interpessoal|interpessoais|de comunicação|de negociação|comunicativa|comunicativas|sociais), trato (fácil|com o público|com pessoas), bom relacionamento (interpessoal|com), facilidade (de|com) (relacionamento|comunicação), gosto pelo (contacto|contato|trabalho|público)
    Autonomy = autonomia, autogestão, autoconfiança, capacidade de (iniciativa|organização|análise|adaptação|comunicação|liderança|trabalho|aprendizagem|planeamento|negociação|concentração|resolução), capacidade (analítica|organizativa|crítica)
    Results orientation = foco em (resultados|resultado|metas|cliente|pessoas), foco no (cliente|resultado), orientação para (resultados|objetivos|o cliente)
    Interpersonal skills = bom relacionamento interpessoal, relacionamento interpessoal, relacionamento com (o cliente|clientes|público), facilidade de relacionamento, boa dicção, boa apresentação, boa postura, postura profissional
    Agility = agilidade?, rapidez?, destreza?
    Organizational skills = gestão do tempo, capacidade organizativa, capacidade de organização, senso de organização
    Teamwork = trabalho em equip(e|a), espírito de equip(e|a), espírito de grupo, espírito colaborativo
    Willingness to learn = vontade de (aprender|crescer|trabalhar), interesse em aprender, capacidade de aprendizagem
    Reliability = comprometimento?, assiduidade, pontualidade, responsabilidade?, sentido de responsabilidade, senso de responsabilidade
    Stress tolerance = resistência ao stress, tolerância à pressão, controle emocional, inteligência emocional, equilíbrio emocional
    Initiative = espírito de iniciativa, senso de urgência, senso de dono, atitude positiva, atitude proativa
    Customer contact = trato com ~ (público|cliente|clientes|pessoas)
  `,
  drives: `
    Passion = paixão (por|pelo|pela|pelos|pelas), gosto (por|pelo|pela|em)
    Interest = interesse (por|pelo|pela|em|na|no)
    Desire = vontade de, desejo de
    Willingness = disposição (para|de)
    Sense = senso (de|do), sentido (de|do)
    Spirit = espírito (de|do|)
    Ability = capacidade (de|para), habilidade(|s) (de|para|com|em), facilidade (de|em|para|com), aptidão (para), perfil (de|para)
    Affinity = afinidade (com|por), orientação (para|a|ao)
  `,
  acts: `
    Teamwork = trabalhar em equip(e|a), trabalhar em grupo
    Following instructions = seguir ~ (regras|instruções|processos|procedimentos|normas)
    Meeting deadlines = cumprir ~ (prazos|metas|horários)
    Stress tolerance = trabalhar sob pressão, lidar com pressão
    Interpersonal skills = lidar com ~ (pessoas|público|clientes)
    Prioritization = priorizar, definir prioridades
    Adaptability = (se adaptar|adaptar se) a
    Problem solving = resolver problemas
    Decision making = tomar decisões
    Willingness to learn = aprender (rápido|rapidamente|coisas novas)
    Time management = gerir ~ tempo, gerenciar ~ tempo
  `,
  bearers: `
    pessoa pessoas profissional profissionais candidato candidata candidatos candidatas perfil postura atitude personalidade
    ser seja ter gente espírito
  `,
  seeks: `
    (busca|procura|contrata)(mos|m)?
    buscando
    (ser|seja|sejam|é)
    (pessoa|candidat[oa]|perfil|profissional)s?
    que (seja|sejam|tenha)
    estamos à procura
    (você|tu) é
    alguém
    gente
  `,
};
