/**
 * Given names that are common in the countries of our languages, from memory of name statistics; folded. They only
 * break ties between lines that could be a name: a name does not have to be in this list.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
  steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric
  jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry
  tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley
  kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen
  amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet
  catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith
  megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice
  sophia grace denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla
  alexis jane ava mia chloe zoe ella lily leah claire molly lucy sophie holly ivy ebony keisha imani jordan taylor morgan
  casey riley jamie alex sam chris pat robin lee kim max leo luca liam oliver elijah lucas mason logan owen caleb isaac
  luke gabriel julian dylan connor evan sean ian colin colm declan niall siobhan aoife fiona gareth rhys nigel trevor
  nate rob tim jo ada ann ben dan tom joe jim bob dave mike steve matt nick greg jeff ken ron ted zach beth kate jen liz
  meg sue tina vicky wendy amelia clara alan simon neil hugh craig darren
  hans juergen jurgen jorg joerg stefan klaus wolfgang uwe dieter werner heinz gunter gerhard manfred bernd horst karl
  jan lars sven ulrich matthias andreas markus martin florian tobias sebastian felix jonas moritz niklas philipp johannes
  anja petra sabine monika ursula ingrid heike birgit katrin silke claudia susanne renate gisela greta lena julia katharina
  pierre jacques philippe francois nicolas julien antoine guillaume mathieu sebastien laurent olivier thierry pascal yves
  sylvie isabelle nathalie valerie veronique camille manon lea celine aurelie elodie juliette amelie helene margaux
  carlos juan luis jorge miguel antonio francisco manuel pedro alejandro javier fernando sergio rafael alberto diego
  pablo andres ricardo eduardo enrique raul mario oscar ramon hector carmen lucia marta elena pilar isabel rosa ana
  cristina paula beatriz marisol consuelo esperanza guadalupe ximena camila valentina mariana gabriela daniela sofia
  giovanni giuseppe marco francesco alessandro andrea matteo lorenzo davide simone stefano roberto paolo luigi giulia
  chiara francesca federica silvia elisa valentina martina giorgia alessia ilaria serena joao tiago bruno rui nuno goncalo
  thiago gustavo felipe leonardo rodrigo vinicius fernanda leticia larissa juliana patricia renata raquel ines beatriz
  pieter willem johan hendrik jeroen bas joost maarten sander thijs daan femke sanne anouk lotte marieke ilse wouter
  mohammed muhammad mohamed ahmed ali omar hassan hussein ibrahim yusuf khalid fatima aisha layla noor zainab amina
  deepak anjali priya rahul amit sanjay vijay ravi rajesh suresh anil sunil arjun rohan vikram neha pooja kavita sunita
  lakshmi meera divya nikhil karthik aditya ananya shreya ishaan kiran manoj ashok usha maya aarav harish ganesh
  wei li ming jing yan lei hui xin yu chen linh minh anh thi nguyen tran hiroshi kenji yuki akira haruto sakura naoko
  minjun jiwoo seojun hyun sung jin kwame kofi ama chidi ngozi adaeze emeka tunde oluwaseun amara zola thabo sipho
  ivan dmitri sergei olga natalia svetlana vladimir aleksandr ilya anastasia piotr pawel krzysztof agnieszka katarzyna
  tomasz tomas jiri petr zuzana milan goran marko ivana elif mehmet mustafa ayse emre cem niko mikko jukka aino eero
  anders bjorn erik gustav magnus nils olof soren freja astrid signe kirsten mette shanice latoya tyrone jamal deshawn`.split(
    /\s+/u,
  ),
);
