import type { TraitNames } from './format.ts';

/** Traits in Spanish postings. Origin: written by us, from how such postings are worded. */
export const spanish: TraitNames = {
  qualities: `
    Self-motivation = motivad(o|a|os|as), automotivad(o|a|os|as), ambicios(o|a|os|as), emprendedor(|a|es|as)
    Energy = dinámic(o|a|os|as), enérgic(o|a|os|as), activ(o|a|os|as)?
    Positive attitude = entusiasta(|s), positiv(o|a|os|as)?, alegre(|s), optimista(|s)
    Dedication = comprometid(o|a|os|as), dedicad(o|a|os|as)?, implicad(o|a|os|as), apasionad(o|a|os|as), entregad(o|a)?
    Attention to detail = detallista(|s), minucios(o|a|os|as), riguros(o|a|os|as), cuidados(o|a|os|as)?, meticulos(o|a|os|as), perfeccionista(|s), precis(o|a)?
    Organizational skills = organizad(o|a|os|as), metódic(o|a|os|as), ordenad(o|a|os|as), estructurad(o|a)?
    Independence = autónom(o|a|os|as)?, independiente(|s)?
    Initiative = proactiv(o|a|os|as), pro activ(o|a|os|as)
    Problem solving = resolutiv(o|a|os|as), resuelt(o|a)
    Versatility = polivalente(|s), versátil(|es)
    Flexibility = flexible(|s)?
    Reliability = responsable(|s), confiable(|s), seri(o|a|os|as)?, formal(|es)?, fiable(|s), constante(|s)?, trabajador(|a|es|as)?, disciplinad(o|a|os|as)
    Punctuality = puntual(|es)
    Friendliness = sociable(|s), amable(|s), simpátic(o|a|os|as), cordial(|es), extrovertid(o|a|os|as), empátic(o|a|os|as), educad(o|a)?, respetuos(o|a|os|as), carismátic(o|a|os|as), agradable?
    Patience = paciente?, pacientes?
    Confidentiality = discret(o|a|os|as)
    Integrity = honest(o|a|os|as), honrad(o|a|os|as), íntegr(o|a)?, leal(|es)
    Curiosity = curios(o|a|os|as), inquiet(o|a)?
    Creativity = creativ(o|a|os|as)
    Innovation = innovador(|a|es|as)?
    Communication = comunicativ(o|a|os|as)
    Analytical skills = analític(o|a|os|as)?
    Confidence = segur(o|a) de sí
    Results orientation = orientad(o|a|os|as) a (resultados|objetivos|metas), orientad(o|a|os|as) (al|a la|a los|hacia el) (cliente|clientes|servicio)
    Teamwork = colaborador(|a)?, compañer(o|a)?
    Persistence = perseverante(|s), persistente(|s), tenaz, tenaces, luchador(|a|es|as), resiliente(|s), decidid(o|a|os|as), audaz
    Leadership = líder(|es)?, inspirador(|a)?, carismátic(o|a), persuasiv(o|a|os|as), asertiv(o|a|os|as), negociador(|a)?, visionari(o|a)
    Agility = ágil(|es), eficiente(|s), eficaz, eficaces, rápid(o|a)?, diligente(|s), pragmátic(o|a|os|as), práctic(o|a)?
    Service = servicial(|es), atent(o|a|os|as)?, amistos(o|a|os|as), cercan(o|a)?, educad(o|a|os|as), respetuos(o|a|os|as), sonriente(|s), cariños(o|a|os|as), tolerante(|s)
    Learning = autodidacta(|s)
    Well-groomed appearance = bien presentad(o|a), pulcr(o|a|os|as)
    Availability = disponible?
    Strategic mind = estratégic(o|a)?, lógic(o|a)?, crític(o|a)?
    Team mind = colaborativ(o|a|os|as), cooperativ(o|a|os|as), solidari(o|a|os|as)
    Results orientation = enfocad(o|a|os|as) a (resultados|objetivos|metas), orientad(o|a|os|as) al (resultado|logro)
    Well-groomed appearance = de buena presencia, buena presencia
    Enthusiasm = entusiast(a|as), con ganas
    Leadership = con liderazgo
    Teamwork = colaborador(|a|es|as)?, integrador(|a)
    Attention to detail = prolij(o|a|os|as), observador(|a)?, cuidados(o|a)?
    Positive attitude = propositiv(o|a|os|as), con buena actitud
  `,
  nouns: `
    Self-motivation = motivación, automotivación, ambición, ganas de (trabajar|crecer|aprender|superarse), afán de superación, espíritu de superación, espíritu emprendedor
    Energy = dinamismo, energía?, vitalidad
    Positive attitude = entusiasmo, actitud positiva, actitud proactiva, buena actitud, excelente actitud, actitud de servicio, optimismo, actitud?
    Dedication = compromiso, dedicación, implicación, pasión?, vocación de servicio, vocación
    Attention to detail = atención al detalle, detallismo, minuciosidad, rigor?, precisión?, pulcritud
    Organizational skills = organización, capacidad de organización, dotes de organización, capacidad organizativa, orden?, planificación y organización
    Independence = autonomía, capacidad de trabajo autónomo, capacidad de trabajar de forma autónoma
    Initiative = iniciativa, proactividad, capacidad de iniciativa
    Problem solving = capacidad resolutiva, capacidad de resolución, capacidad de resolver problemas
    Versatility = polivalencia, versatilidad
    Flexibility = flexibilidad
    Adaptability = adaptabilidad, capacidad de adaptación
    Reliability = responsabilidad, seriedad, constancia, confiabilidad, formalidad, disciplina?, sentido de la responsabilidad
    Punctuality = puntualidad
    Interpersonal skills = habilidades (sociales|interpersonales|comunicativas|relacionales), don de gentes, habilidad social, relaciones interpersonales, buen trato, trato (amable|agradable|cordial), facilidad de trato, capacidad de relación, buena presencia, excelente presencia, buena presentación
    Communication = comunicación, capacidad de comunicación, habilidades de comunicación, capacidad comunicativa, dotes comunicativas, dotes de comunicación, facilidad de palabra, comunicación (asertiva|efectiva), habilidad de comunicación, fluidez verbal
    Friendliness = amabilidad, simpatía, cordialidad, empatía
    Patience = paciencia
    Confidentiality = discreción
    Integrity = honestidad, honradez, integridad, lealtad, ética profesional
    Curiosity = curiosidad, inquietud por aprender
    Creativity = creatividad
    Willingness to learn = predisposición (a|para) aprender, disposición (a|para) aprender, capacidad de aprendizaje, aprendizaje continuo, disposición para el aprendizaje
    Customer focus = orientación al cliente, vocación de servicio al cliente, orientación al servicio, enfoque al cliente
    Results orientation = orientación a (resultados|objetivos|logros|metas), orientación al logro
    Analytical skills = capacidad de análisis, capacidad analítica, pensamiento (analítico|crítico)
    Teamwork = espíritu de equipo, compañerismo, capacidad de trabajo en equipo, trabajo en equipo, trabajo colaborativo
    Stress tolerance = tolerancia (a la|al) (presión|frustración|estrés), trabajo bajo presión, manejo del estrés
    Resilience = resiliencia, perseverancia, tenacidad
    Negotiation = capacidad de negociación, dotes comerciales, perfil comercial, orientación comercial
    Leadership = liderazgo, dotes de mando, capacidad de liderazgo
    Willingness = disponibilidad para aprender
    Respect = respeto?, humildad, tolerancia?, paciencia, sentido común, sentido de urgencia, sentido de pertenencia, buen humor, sentido del humor
    Expression = expresión (oral|verbal|escrita), facilidad de (expresión|comunicación|aprendizaje|adaptación|palabra), comunicación (oral|verbal|escrita|asertiva|efectiva|eficaz|fluida), escucha activa, buena dicción, capacidad de (escucha|síntesis|comunicar|persuasión|aprendizaje|liderazgo|observación|concentración|adaptación|organización|planificación|gestión)
    Efficiency = agilidad, eficacia?, eficiencia?, rapidez?, diligencia, destreza?, destreza manual, habilidad manual
    Values = valores?, ética, profesionalidad, profesionalismo, vocación docente, vocación comercial, mentalidad (comercial|abierta|emprendedora), visión (estratégica|comercial|de negocio)
    Negotiation = habilidade(s|) (comerciales|de negociación|de venta|negociadoras|de liderazgo|directivas), capacidad comercial, negociación?, persuasión
    Self-discipline = autogestión, autodisciplina, autoconfianza, seguridad en sí, inteligencia emocional, estabilidad (laboral|emocional)?
    Proactive attitude = actitud (proactiva|de servicio|comercial|colaborativa|dinámica|de aprendizaje|resolutiva), proactivo?
    Willingness = buena predisposición, predisposición, buena disposición, disposición?, buena voluntad
    Results orientation = enfoque a (resultados|objetivos|metas), enfoque (estratégico|analítico|comercial), orientación al resultado, visión de negocio
    Decision making = toma de decisiones
    Discipline = apego a (normas|procedimientos|políticas), respeto a las normas, cumplimiento de normas
    Organizational skills = habilidades (organizativas|organizacionales|de organización), capacidad de planificación, manejo del tiempo, gestión del tiempo, administración del tiempo
    Interpersonal skills = buenas relaciones interpersonales, relaciones humanas, buen manejo de relaciones, habilidades blandas, trato al (público|cliente)
    Self-motivation = proactividad, ganas de (progresar|sumar|emprender|superación), superación personal
    Independence = capacidad para trabajar de forma (autónoma|independiente), trabajo autónomo, autosuficiencia
    Reliability = compromiso y responsabilidad, sentido de (compromiso|responsabilidad), responsabilidad y compromiso
    Attention to detail = prolijidad, atención a los detalles, meticulosidad, cuidado por los detalles
    Analytical skills = razonamiento (lógico|analítico), habilidades analíticas, capacidad de observación
    Stress tolerance = manejo de (conflictos|presión|la presión|la frustración), resolución de conflictos, control de estrés
    Customer contact = trato (con|al|hacia) ~ (público|cliente|clientes|clientela|pacientes|personas), atención al (público|cliente)?
  `,
  drives: `
    Passion = pasión por, apasionad(o|a)(s|) (por|de)
    Interest = interés (por|en)
    Desire = ganas de, deseo de, inquietud por, gusto por, vocación (por|de)
    Willingness = disposición (a|para), predisposición (a|para)
    Motivation = motivad(o|a) por
    Sense = sentido (de|del|de la)
    Spirit = espíritu (de|del|)
    Ability = capacidad (de|para|d), habilidad(|es) (para|de|en), facilidad (de|para), aptitud(|es) (para|de), dotes (de|para), don (de|para)
    Affinity = afinidad (con|por), afán (de|por), sensibilidad (por|hacia|para)
  `,
  acts: `
    Prioritization = priorizar ~ tareas, priorizar, establecer prioridades
    Teamwork = trabajar en equipo, trabaja en equipo, trabajo en equipo
    Stress tolerance = trabajar bajo presión
    Independence = trabajar ~ (autónoma|independiente)
    Adaptability = adaptarse a
    Following instructions = seguir (instrucciones|indicaciones|procedimientos|normas)
    Meeting deadlines = cumplir ~ (plazos|objetivos|metas)
    Staying up to date = estar al día
    Initiative = tomar (la|) iniciativa
    Decision making = tomar decisiones
    Willingness to learn = aprender rápidamente, quiera (aprender|crecer|aportar)
    Multitasking = manejar ~ (múltiples|varias) tareas
  `,
  bearers: `
    persona personas profesional profesionales candidato candidata candidatos candidatas perfil perfiles actitud personalidad carácter
    ser sea eres es gente espíritu
  `,
  seeks: `
    busca(mos|n)?
    buscando
    (ser|eres|seas|sea|sean)
    (persona|candidat[oa]|perfil|profesional|gente)s?
    que (sea|sean)
    te considera(s|n)?
    selecciona(mos)?
    precisa(mos)?
    alguien
    gente
  `,
};
