import { wordSet } from '../word-set.ts';

// What is behind 'en' and 'em' in Spanish and Portuguese titles without an employer. Folded. Written by us.

/** First words of titles that go on with a field more often than with an employer: 'Analista en Calidad'. */
export const titlesWithFields: ReadonlySet<string> = wordSet(
  `tecnico tecnica auxiliar asistente assistente analista especialista experto experta asesor asesora assessor assessora
  consultor consultora ejecutivo ejecutiva executivo executiva supervisor supervisora coordinador coordinadora
  coordenador coordenadora encargado encargada jefe jefa gerente director directora diretor diretora gestor gestora
  ingeniero ingeniera engenheiro engenheira licenciado licenciada profesional profissional instructor instructora
  instrutor instrutora operador operadora operario operaria maestro maestra perito master magister diplomado`,
);

/** Words that are never the whole name of an employer: 'Vendedora en Piso', 'Practicante en Recursos Humanos'. */
export const fieldsBehindTitles: ReadonlySet<string> = wordSet(
  `recursos humanos calidad qualidade seguros soldadura soldagem bodega piso obra obras campo caja caixa almacen tienda
  planta ruta linea sala cocina cozinha domicilio domicilios casa casas ventas vendas compras logistica redes sociales
  sociais seguridad seguranca salud saude trabajo trabalho produccion producao mantenimiento manutencao limpieza limpeza
  sistemas administracion administracao finanzas financas marketing mercadeo comercio exterior turismo belleza beleza
  general generales gerais publica publico eventos proyectos projetos y e de del do da la el`,
);
