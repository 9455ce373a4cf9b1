import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in Portuguese. Origin: written by us, from how such postings are worded. */
export const portuguese: AdvertLanguage = {
  headings: {
    nice: `
      diferenciais?
      diferencial
      desejave(l|is)
      valorizamos
      e um plus
      ^(um plus|valoriza se|preferencial|facultativo|mais valias?|bonus)$
      sera(o)? valorizad[oa]s?
      (fatores|factores|requisitos) preferenciais
    `,
    boilerplate: `
      beneficios?
      (o que )?oferecemos
      remuneracao
      ^(condicoes|vantagens)$
      ^como se candidatar
      o que temos para oferecer
      ^porque nos$
      ^informacoes adicionais
      ^o que (voce |tu )?(ganha|recebe)
    `,
    about: `
      sobre (nos|a empresa)
      quem somos
    `,
    duty: `
      atribuicoes
      atividades
      o que voce (vai fazer|fara)
      principais atividades
      responsabilidades_…
      ^(principais |suas |as tuas )?(funcoes|tarefas)$
      ^descricao d[ae]s? (funcao|vaga|cargo|atividades)
      ^(missao|a funcao)$
      o que (iras|vais) fazer
      ^o teu dia a dia
      ^(suas|as tuas|as suas|principais) (responsabilidades|atividades|funcoes|tarefas)
      ^o que (voce|tu) (vai|vais|ira) fazer
      ^seu dia a dia
    `,
    must: `
      qualificacoes
      o que (buscamos|esperamos)
      formacao
      competencias
      ^(exigencias|escolaridade|habilidades|indispensavel|obrigatorio)$
      o que (procuramos|precisas|voce precisa)
      quem (procuramos|voce e|buscamos)$
      conhecimentos necessarios
      ^(requisitos|perfil|experiencia)$
      ^(requisitos|conhecimentos|habilidades|exigencias) (necessari|obrigatori)[oa]s$
      ^(requisitos|perfil|exigencias) d[oae] (vaga|candidato|funcao)$
      ^perfil (pretendido|procurado|desejado|comportamental)
      ^o que (voce precisa ter|e preciso|pedimos)
    `,
  },
  cues: {
    nice: `
      diferencial
      (são|serão|como|alguns) (considerados )?diferenciais
      ^diferenciais_
      desejáve
      será um
      valorizad[oa]s?_
      valoriza[- ]?(se|m-se)_
      valorizamos (o |a )?(conhecimento|experiência|quem|formação)
      preferencialmente
      (é|será|caráter|requisitos?|experiência|formação|conhecimento|perfil) preferencia(l|is)_
      ^preferencia(l|is)_
      [(]preferencial
      (fator|factor|requisito) preferencial
      preferencial$
      preferencial[.,;)]
      ^b[ôó]nus ?:
      preferência (por|para|a)_
      (um|como) plus_
      mais-valia
      (é|será|seria|são) (uma )?(mais valia|vantagem)
      (é|será|seria) um (bônus|bónus|extra)
      idealmente
      opcional
      (útil|úteis|interessante|bem-vind[oa]),? mas não
      (bem-vind|apreciad|vantajos|benéfic)[oa]s?.?$
      útil.?$
      úteis.?$
      seria(m)? (ótim|ideal|excelente|bom_|boa_|fantástic|perfeit|legal_|útil|interessante)
      não (é |são |será )?(obrigatóri|exigid|indispensáve|eliminatóri)
    `,
    must: `
      ensino (médio|superior|fundamental|técnico)
      escolaridade
      experiência
      conhecimento
      domínio
      formação
      necessári
      obrigatóri
      (é|são) necessári
      imprescindível
      (deve|deverá) (ter|ser|possuir)_
      você (tem|possui|domina|fala|conhece)_
      (fala|falas|dominas|conheces)_
    `,
    duty: `
      você (vai|será|irá)
    `,
    boilerplate: `
      vale-(refeição|transporte|alimentação)
      plano de saúde
      participação nos lucros
      gympass
      valoriza a diversidade
    `,
  },
  littleWords: wordSet(
    `o a os as um uma de do da dos das e ou com para por em no na nos nas ao à aos que se seu sua é são sao anos pelo menos como muito mais nosso nossa voce você nivel nível será serão seria seriam constitui algum alguma alguns algumas mas`,
  ),
  nonSkillWords: wordSet(
    `presenca funcao cargo cargos regiao idade curso cursos atualizado atualizada valido valida vigente finalizado concluido concluida
    relacionado relacionada relacionados relacionadas falado escrita experiencias facilidade
    especialmente habilidade habilidades gostar
    fator preferencial minimo minima disponibilidade viagens viajar medio necessaria necessario indispensavel obrigatorio obrigatoria equivalente
    experiencia conhecimento conhecimentos dominio superior completo ensino formacao nivel avancado intermediario basico desejavel sera diferencial vivencia boa bom capacidade proatividade organizacao trabalho equipe ingles ferramentas pacote area areas ativo
    previa previas comprovada comprovadas comprovado solida solidas solido solidos ampla amplo aprofundado aprofundados aprofundada avancados avancada profissional bons boas ter trabalhado demonstrada demonstravel relevante imprescindivel imprescindiveis categoria`,
  ),
  languageNames: {
    alemao: 'German',
    espanhol: 'Spanish',
  },
};
