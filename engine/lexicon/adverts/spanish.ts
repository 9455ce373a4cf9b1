import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in Spanish. Origin: written by us, from how such postings are worded. */
export const spanish: AdvertLanguage = {
  headings: {
    nice: `
      se valora*
      (requisitos? |conocimientos? |competencias? |experiencia )?valorables?
      deseables?
      opcional(es)?
      ^plus$
      ^(ideal|valoramos|valoraremos|no excluyentes?|extras? valorables?)$
      puntos extra
      sumara puntos
      (seria|sera|es) un plus
      valoraremos
      suma si
    `,
    boilerplate: `
      (que |lo que )?(te )?ofrecemos…
      que ofrecemos
      beneficios
      condiciones
      ^se ofrece
      ^ventajas$
      ^por que (nosotros|trabajar|unirte)
      ^lo que (te )?ofrecemos
      ^nuestra oferta
    `,
    about: `
      sobre (nosotros|la empresa)
      quienes somos
    `,
    duty: `
      funciones
      que haras
      tus (tareas|responsabilidades)
      responsabilidades_…
      tareas
      mision
      ^descripcion( del (puesto|empleo|trabajo))?$
      ^tu dia a dia
      ^(principales )?actividades$
      ^el puesto$
      que vas a hacer
      en que consiste
      ^(tus|las|sus|principales) (funciones|tareas|responsabilidades|actividades)
      ^(actividades|funciones) a (realizar|desarrollar|desempenar)
      ^lo que haras
    `,
    must: `
      requisitos_…
      tu perfil
      perfil
      estudios? (minim|requerid)*
      titulacion (minima|requerida)
      que buscamos
      lo que buscamos
      conocimientos
      ^(que )?(necesitas|pedimos|te pedimos)
      que (te )?pedimos
      que necesitas
      ^(formacion|experiencia|habilidades|aptitudes|excluyentes?|buscamos|requerimientos|exigencias)$
      ^formacion y experiencia
      ^quien eres$
      que esperamos de ti
      requerimientos
      ^lo que (pedimos|necesitas|esperamos)
      ^(competencias|capacidades)$
      ^(competencias|conocimientos|aptitudes|habilidades) (requerid|necesari|tecnic)[oa]s$
      ^(competencias|aptitudes|habilidades) personales$
      ^(que|a quien) buscamos
      ^(para este puesto )?necesitamos
    `,
  },
  cues: {
    nice: `
      se valora_
      se valoran_
      se valorar[aá]
      valorable
      valorad[oa]s? positivamente
      valorad[oa]s?$
      (será|serán) valorad
      ^valora(mos|remos)_
      (recomendable|aconsejable)
      (es|será|sería) un extra
      de preferencia_
      deseable
      (es|será|sería|serán|como) (un )?(gran )?plus_
      plus (valorable|importante)
      (es|será|sería|supone|son) una (gran )?ventaja
      (es|será|sería|supone) un (valor|punto) (añadido|agregado|extra|a favor)
      suma(rá|rán|n)? puntos
      puntos extra
      se tendrá(n)? en cuenta
      idealmente
      preferible
      preferentemente
      opcional
      (útil|útiles|interesante|bienvenid[oa]),? (pero|aunque) no_
      (bienvenid|apreciad|beneficios|ventajos)[oa]s?.?$
      útil(es)?.?$
      (sería|serían) (genial|ideal|estupend|fantástic|buen|perfect|excelente|útil|interesante)
      se (agradece|agradecerá|aprecia|apreciará)n?_
      no (es |son |será |estrictamente )?(imprescindible|excluyente|indispensable|obligatori)
    `,
    must: `
      experiencia
      conocimientos
      dominio
      manejo
      imprescindible
      obligatori
      requerid
      titulación
      estudios (mínimos|requeridos)
      se (requiere|requieren|necesita|exige)
      (deberá|debe|debes|deberás) (tener|ser|contar|poseer)_
      (hablas|dominas|conoces|posees)_
      (es|será) (imprescindible|necesario|obligatorio|requisito)_
      debes (poder|saber|estar)_
    `,
    duty: `
      te encargarás
      serás responsable
      tus funciones
    `,
    boilerplate: `
      (te )?ofrecemos
      salario
      brutos
      teletrabajo
      tipo (de )?contrato
      jornada:
      seguro médico
      viernes
    `,
  },
  littleWords: wordSet(
    `el la los las un una unos unas de del y o e u con para por en al a tu tus nuestro nuestra nuestros nuestras que se su sus es son años anos año al menos minimo mínimo como muy más mas sobre nivel será sería serán serían supone suponen algún algun alguno alguna algunos algunas pero`,
  ),
  nonSkillWords: wordSet(
    `presencia especialmente principalmente seria serio implicada implicado ordenada ordenado mismo misma
    valoramos valoraremos preferencia obligatorio obligatoria tener debe minimo minima disponibilidad viajar viajes universitaria universitario indispensable necesario necesaria requerido requerida valorara equivalente
    experiencia conocimiento conocimientos dominio manejo grado titulacion formacion nivel alto medio avanzado imprescindible valorable deseable similar capacidad habilidad habilidades buena buen excelente trabajo equipo proactividad creatividad ingles castellano espanol uso herramientas residencia vehiculo propio propia profesional basico basica basicos basicas versatil dotes facilidad adaptacion organizado organizada metodico metodica dinamico dinamica responsable funciones minima minimo afin
    previa previas previo previos comprobable comprobables comprobada demostrable demostrables demostrada acreditada acreditable solida solidas solido solidos amplia amplias amplio amplios avanzada avanzadas avanzados contrastada probada reciente laboral profunda profundo profundos haber trabajado excluyente excluyentes puesto puestos
    alta altas altos edad cargo cargos defecto tareas finalizado finalizada finalizados finalizadas terminados terminadas
    probado probados probadas descritas descritos vigente vigentes vigor actualizado actualizada relacionado relacionada relacionados
    relacionadas hablado escrito oral curso cursos presencia experiencias trayectoria pasion
    estudios minimos minimas predisposicion usuario usuaria familiarizado familiarizada confidencialidad certificacion provincia vacante`,
  ),
  languageNames: {
    ingles: 'English',
    aleman: 'German',
    frances: 'French',
    espanol: 'Spanish',
    castellano: 'Spanish',
    italiano: 'Italian',
    portugues: 'Portuguese',
    neerlandes: 'Dutch',
  },
};
