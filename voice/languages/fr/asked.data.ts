import type { AskedTopic } from '#voice/languages/asked-topic.ts';

/** How people ask what businesses are asked every day. In lower case, no punctuation but apostrophes, accents as written. */
export const frenchAsked: readonly AskedTopic[] = [
  {
    id: 'hours',
    heads: 'horaires ouverture heures ouvert feries fermeture',
    tells: '#clock ouvert ouverts ouverte ferme fermes fermee lundi vendredi samedi dimanche feries',
    asks: `le samedi il y a quelqu'un chez vous
vous êtes ouverts
vous ouvrez le samedi
jusqu'à quelle heure
vous fermez à quelle heure
c'est quoi vos horaires
et le dimanche
y a quelqu'un là maintenant
moi je finis à dix huit heures ça ira encore
vous faites la pause entre midi et deux
à partir de quand je peux passer
est ce que vous faites le pont
vous êtes là entre noël et le jour de l'an
pourriez vous me dire vos heures d'ouverture s'il vous plaît
en soirée c'est possible
les jours fériés comment ça se passe
ce soir vous restez jusqu'à quand
si je viens vers dix neuf heures trente il y aura du monde
que la semaine ou le week end aussi
vous fermez au mois d'août
je voulais savoir à quelle heure au plus tôt je peux venir
c'est encore ouvert là
quand est ce qu'on peut vous trouver
vous êtes là le samedi
il y a quelqu'un chez vous le samedi
jusqu'à quand je peux vous joindre
vous bossez le dimanche
le samedi matin c'est ouvert
vous êtes ouverts tard
jusqu'à quelle heure il y a quelqu'un
vous travaillez le samedi
vous êtes ouverts le samedi
vous ouvrez à quelle heure
jusqu'à quelle heure je peux venir
vous êtes là le week-end
vous fermez le midi
on peut venir après le travail
le lundi vous êtes fermés non
à partir de quelle heure il y a quelqu'un
le soir vous êtes là jusqu'à quand
vous ouvrez le dimanche
y a quelqu'un le samedi`,
  },
  {
    id: 'address',
    heads: 'adresse acces plan venir situation trouver',
    tells: 'rue avenue boulevard place etage batiment entree adresse face cote numero quartier',
    asks: `vous êtes où
c'est où exactement
c'est quoi l'adresse
comment on vient chez vous
c'est à quel étage
je suis devant et je trouve pas l'entrée
c'est dans quelle rue
vous êtes dans le centre
vous pouvez m'expliquer le chemin
c'est à côté de quoi
mon gps m'envoie dans un champ
qu'est ce que je mets dans le gps
et ça se trouve où
le grand bâtiment au coin c'est là
je suis jamais venu comment je vous trouve
vous êtes toujours au même endroit qu'avant
j'arrive par l'autoroute je sors où
faut sonner ou on entre directement
c'est de quel côté de la ville
quel numéro dans la rue
je dois aller où pour ça
il y a un code pour l'immeuble
quelle rue déjà
à quel étage c'est
comment je viens
je dois aller où
vous êtes où exactement
quelle est l'adresse
comment je vous trouve
c'est à côté de la pharmacie
je mets quoi dans le gps
c'est quel bâtiment
c'est au rez-de-chaussée
vous êtes toujours au même endroit`,
  },
  {
    id: 'parking',
    heads: 'parking stationnement garer voiture stationner',
    tells: 'parking garer stationner stationnement places garage souterrain velo velos',
    asks: `parking
y a un parking
où est ce que je laisse la voiture
on peut se garer facilement
vous avez des places
et pour la voiture
le stationnement est payant
j'ai un gros camion ça passe
c'est galère pour se garer non
je peux m'arrêter juste devant
y a un endroit pour attacher mon vélo
je me gare où
je vais me faire enlever si je la laisse là
combien de temps j'ai le droit de rester garé
il y a une place handicapé pas loin
vous avez un garage à vous
y a jamais de place par là
une borne pour la voiture électrique vous avez ça
je viens en voiture je rentre par où
faut mettre un disque
c'est gratuit pour se garer
un parking souterrain dans le coin
il y a de la place pour se garer
on peut se garer
je laisse la voiture où
c'est payant pour se garer
où est-ce qu'on se gare
je peux me garer où
on se gare où
il y a de la place pour la voiture
vous avez un parking
combien de temps je peux laisser la voiture
par où on entre au parking
je viens en voiture
y a des places devant`,
  },
  {
    id: 'transit',
    heads: 'transports bus metro train tram acces gare',
    tells: 'bus metro train tram arret gare station ligne rer pied navette',
    asks: `c'est quel bus
comment je viens sans voiture
y a un métro pas loin
je descends à quel arrêt
on peut venir en bus
je prends quelle ligne
c'est loin de la gare
et en transports
j'arrive en train
le dimanche y a des bus jusque chez vous
je conduis pas comment je fais pour venir
ça se fait à pied depuis le métro
faut que je change quelque part
le tram passe devant
je vais devoir prendre un taxi
l'arrêt le plus proche
combien de temps à pied de la gare
c'est quelle station
est ce que le rer va jusque là
le bus il passe tous les combien
j'ai plus le permis je dépends du bus
vous avez une navette`,
  },
  {
    id: 'access',
    heads: 'accessibilite acces handicap pmr fauteuil ascenseur escalier',
    tells: 'accessible fauteuil ascenseur escalier escaliers marches rampe pmr plain poussette deambulateur',
    asks: `je suis en fauteuil je peux entrer
y a des escaliers
vous avez un ascenseur
ma mère a un déambulateur
il y a une marche à l'entrée
ça passe avec la poussette
je peux pas monter les escaliers
vous avez une rampe
c'est de plain pied
c'est accessible
je suis en béquilles là ça va poser problème
mon mari marche très mal
combien de marches il faut monter
les toilettes sont adaptées
un fauteuil électrique ça passe la porte
on a une poussette double ça rentre
je vois pas bien quelqu'un peut m'aider à entrer
ascenseur ou que des escaliers
comment je monte si je peux pas marcher
quelqu'un peut m'aider à la porte
et pour une personne âgée qui marche pas loin
elle fait quelle largeur la porte
ma mère est en fauteuil
il y a des escaliers
y a un ascenseur
on passe avec une poussette
j'ai des béquilles
je suis en béquilles
ma mère ne peut pas monter les escaliers
on peut monter avec la poussette
je suis en fauteuil
il y a des marches
faut monter à pied
j'ai du mal à marcher
y a une rampe`,
  },
  {
    id: 'price',
    heads: 'prix tarif tarifs cout couts devis honoraires',
    tells: '#money coute prix tarif tarifs gratuit gratuite forfait devis facture',
    asks: `c'est combien par mois pour une dizaine de personnes
c'est combien
ça coûte combien
quel est le prix
ça me reviendrait à combien
vous prenez combien
et le prix
à la louche ça ferait combien
c'est cher
c'est par personne
par mois ou par an
c'est ttc ou hors taxes
y a des frais en plus
tout compris on arrive à combien
c'est quoi vos tarifs
vous pourriez me faire une petite estimation s'il vous plaît
vous facturez à l'heure
j'ai pas beaucoup de moyens je devrais mettre combien
le moins cher que vous avez c'est quoi
rien que pour venir voir c'est déjà payant
le devis il est gratuit
je vais en avoir pour combien
avant de dire oui j'aimerais savoir ce que ça va me coûter
ça me revient à combien
ça fait combien
ça va chercher dans les combien
le moins cher c'est combien
à partir de combien
ça coûte cher
c'est en plus ou c'est compris
ça tourne autour de combien
votre offre la moins chère
je paie combien
il faut compter combien
combien vous prenez pour ça
vous demandez combien
c'est combien à peu près
combien ça va me coûter
vous facturez combien
c'est dans quels prix`,
  },
  {
    id: 'payment',
    heads: 'paiement reglement payer moyens modalites acompte',
    tells: 'especes carte cheque cheques virement facture prelevement acompte mensualites fois paypal regler',
    asks: `je peux payer par carte
que du liquide
vous prenez la carte
on peut payer en plusieurs fois
il faut régler quand
je paie sur place ou vous m'envoyez la facture
sans contact ça marche
comment on paie
faut verser un acompte
j'ai que des espèces sur moi
vous pouvez me prélever
on laisse un pourboire d'habitude
un virement ça vous va
avec le téléphone on peut payer
j'ai pas de carte c'est gênant
je pourrais étaler sur quelques mois
vous acceptez les chèques
on paie avant ou après
c'est mon fils qui paie il peut le faire par téléphone
vous faites des facilités de paiement
et je vous règle comment
les tickets resto ou les chèques vacances ça passe
je peux payer en liquide
on peut payer par chèque
je paie comment
on peut régler en liquide
vous prenez les chèques
je paie sur place
vous prenez la carte bleue
vous faites une facture`,
  },
  {
    id: 'insurance',
    heads: 'assurance mutuelle remboursement secu charge aides',
    tells:
      'assurance mutuelle rembourse remboursement secu securite tiers payant conventionne charge vitale ordonnance',
    asks: `c'est remboursé
la mutuelle prend ça en charge
la sécu rembourse combien
vous prenez la carte vitale
l'assurance paie pour ça
qui paie l'assurance ou moi
vous faites le tiers payant
il me reste combien à ma charge
et si j'ai pas de mutuelle
j'ai la complémentaire solidaire ça passe
vous êtes conventionnés
il y a des aides pour ça
je dois avancer les frais
il faut une ordonnance
c'est vous qui envoyez à l'assurance ou c'est moi
mon assureur m'a dit de voir avec vous
j'ai changé de mutuelle ça marche toujours
et la mutuelle
faut une entente préalable
la caf donne quelque chose
est ce que mon contrat couvre ça
l'assurance habitation elle paie ça normalement non
vous prenez ma mutuelle
j'ai la carte vitale ça suffit
la mutuelle rembourse
vous prenez toutes les mutuelles
ma mutuelle le prend en charge
la sécu rembourse
avec quelles mutuelles vous travaillez
j'ai une mutuelle ça marche
c'est pris en charge`,
  },
  {
    id: 'cancel',
    heads: 'annulation annuler reporter report deplacer retard absence',
    tells: 'annuler annule annulation reporter report deplacer decaler retard avance prevenir absence heures',
    asks: `je peux pas venir demain
je peux décaler
je voudrais annuler
jusqu'à quand on peut annuler
et si j'ai un empêchement
vous facturez si je viens pas
je vais être un peu en retard
on peut mettre ça un autre jour
je suis tombé malade
j'ai oublié mon rendez vous
il faut prévenir combien de temps avant
annuler
c'est payant si j'annule
vous pourriez me repousser d'une semaine s'il vous plaît
finalement je vais pas pouvoir
si j'arrive avec un quart d'heure de retard ça pose problème
j'ai un truc qui est tombé au boulot
je peux encore changer d'avis
le jour même ça va si je préviens
et si je peux plus venir
j'en ai plus besoin vous pouvez l'enlever
y a des frais si je me désiste
et si je peux pas venir
si je dois annuler
si j'ai un empêchement
on peut décaler après
jusqu'à quand je peux annuler
et si je viens pas
ça me coûte quelque chose si j'annule
si je suis malade je paie quand même
je peux décaler après
qu'est-ce qui se passe si je viens pas`,
  },
  {
    id: 'bring',
    heads: 'apporter documents preparer preparation pieces avant prevoir',
    tells: 'apporter apportez amener carte identite documents pieces jeun tenue manger prevoir formulaire',
    asks: `qu'est ce que je dois apporter
faut amener quelque chose
il faut des papiers
je peux manger avant
je m'habille comment
je prends ma carte d'identité
y a quelque chose à préparer
faut être à jeun
quels documents vous voulez
j'amène mes anciens examens
j'ai pas de passeport le permis ça suffit
je dois remplir un truc avant
je viens les mains dans les poches ou pas
mes médicaments du matin je les prends quand même
pourriez vous me dire ce qu'il me faut
des chaussures spéciales ou quoi
je peux venir direct en tenue de travail
et je prends quoi avec moi
le café j'ai le droit
la serviette c'est vous ou c'est moi
il vous faut quoi comme justificatifs
je devrais avoir quoi sous la main
faut apporter quelque chose
je dois venir en avance
faut arriver plus tôt
j'ai besoin de la carte vitale
je prends quoi avec moi
il faut venir avant l'heure
faut que j'amène quelque chose
qu'est-ce que je dois apporter
j'ai besoin de ma carte
il y a quelque chose à remplir
qu'est-ce qu'il vous faut comme documents`,
  },
  {
    id: 'duration',
    heads: 'duree temps longtemps dure delai',
    tells: '#span dure duree minutes heure heures jours prend',
    asks: `ça dure combien de temps
c'est long
ça va vite
j'en ai pour combien de temps
je serai sorti pour midi
en une heure c'est faisable
j'ai que ma pause déjeuner
ce sera prêt quand
faut que je prenne ma journée
il faut venir combien de fois
vers quelle heure on peut venir me chercher
ça prend longtemps
à seize heures je récupère les petits ça colle
à peu près combien d'heures
je peux attendre pendant que vous le faites
c'est une histoire de jours ou de semaines
en général il faut combien pour un truc pareil
vous pouvez me dire à peu près quand ils auront fini
et le rendez vous dure combien
je vais y passer la matinée ou quoi
combien de temps je dois prévoir
toute la journée ou pas
ça dure longtemps
ça prend combien de temps
je reste combien de temps
je serai sorti dans une heure
il faut prévoir combien de temps
c'est rapide
je ressors à quelle heure`,
  },
  {
    id: 'new_customers',
    heads: 'nouveaux patients clients premier premiere inscription attente',
    tells: 'nouveaux nouveau nouvelle premier premiere inscription liste attente places disponible accepte',
    asks: `vous prenez encore du monde
je suis jamais venu chez vous
vous avez de la place
je pourrais avoir un rendez vous pour quand
y a une liste d'attente
je viens d'emménager et je cherche quelqu'un
vous êtes complets
je peux devenir client
c'est quand votre prochaine dispo
ça se passe comment la première fois
je fais comment si je suis nouveau
mon médecin est parti à la retraite vous me prendriez
il faut être recommandé
vous pourriez me caser ce mois ci
vous acceptez de nouveaux patients
faut attendre combien de temps pour avoir une place
tout le monde peut venir
je suis pas encore client chez vous
mettez moi sur la liste s'il vous plaît
et pour les nouveaux
il vous reste une petite place
j'aimerais changer et venir chez vous`,
  },
  {
    id: 'emergency',
    heads: 'urgence urgences depannage garde astreinte douleur',
    tells: 'urgence urgences urgent garde astreinte immediatement nuit douleur samu #contact 15 112',
    asks: `c'est une urgence
j'ai super mal je peux venir aujourd'hui
et si ça lâche en pleine nuit
j'appelle qui quand vous êtes fermés
quelqu'un peut me voir tout de suite
je peux pas attendre lundi
vous avez un service d'urgence
j'ai de l'eau qui coule du plafond
y a un numéro pour le week end
vous pouvez envoyer quelqu'un là maintenant
le chauffage est en panne et on gèle
je fais quoi si c'est urgent
ça fuit de partout je sais pas quoi faire
quelqu'un pourrait être là dans combien de temps
vous vous déplacez le dimanche
ça vient de casser et j'en ai besoin demain
prenez moi aujourd'hui s'il vous plaît c'est vraiment pas possible
la nuit c'est plus cher
et si ça empire ce week end
il y a quelqu'un de garde
ça peut pas attendre demain
faut que quelqu'un vienne vite
et si ça s'aggrave
si j'ai mal dimanche
j'appelle qui la nuit
et si c'est urgent ce week-end
je fais quoi si ça saigne
et si j'ai mal le week-end
et en cas de rage de dents
y a un numéro d'urgence
et si ça empire
qui je contacte quand c'est fermé
et si ça saigne la nuit
en cas d'urgence je fais quoi`,
  },
  {
    id: 'children',
    heads: 'enfants enfant age mineurs jeunes bebes famille',
    tells: 'enfants enfant age ans bebe bebes parents parent mineurs adolescents',
    asks: `vous prenez les enfants
je peux venir avec mon petit
à partir de quel âge
c'est possible avec des gamins
mon fils a quatre ans il est trop petit
vous faites les bébés
il faut avoir quel âge
les enfants ont le droit d'entrer
j'ai personne pour garder les petits ils peuvent venir
y a des jouets pour les occuper
et les ados
c'est pour ma fille
elle a seize ans elle peut venir seule
un des parents doit être là
j'aurais un nourrisson avec moi
y a une limite d'âge
une petite de sept ans ça se fait
vous êtes à l'aise avec les tout petits
c'est pas pour moi c'est pour le petit
les parents doivent signer
on vient avec trois enfants
et pour mon petit fils
il a trois ans c'est trop petit
je peux amener ma fille
vous soignez les tout petits
je dois rester avec lui
les enfants c'est possible`,
  },
  {
    id: 'animals',
    heads: 'animaux chiens chien animal compagnie',
    tells: 'chien chiens animal animaux laisse chat chats guide',
    asks: `je peux venir avec mon chien
les chiens ça va
vous acceptez les animaux
j'ai un chien avec moi
ça dérange si le chien vient
c'est un chien guide
il doit rester dehors
et mon chat
vous laissez entrer les chiens
je peux pas le laisser tout seul à la maison
s'il est en laisse ça passe
elle est toute petite elle reste dans les bras
y a un endroit pour l'attacher
les animaux c'est un problème
faut payer un supplément pour le chien
comment vous faites avec les animaux
les bêtes sont admises
et le chien
pas de chiens j'imagine
mon toutou peut m'accompagner
je serais obligé d'amener le chiot ça gêne
c'est interdit aux chiens chez vous`,
  },
  {
    id: 'companion',
    heads: 'accompagnant accompagnants accompagnement proches visiteurs invites',
    tells:
      'accompagnant accompagner accompagne accompagnee accompagnants proche proches conjoint ami amie seul invites',
    asks: `ma femme peut venir avec moi
je peux amener quelqu'un
ça va si ma fille m'accompagne
je dois venir seul
j'ose pas y aller toute seule
on peut entrer à deux
il vaut mieux que quelqu'un me ramène
mon mari a le droit de rester dans la chambre
ma mère a besoin que je sois là
ça vous embête si une copine vient aussi
on peut venir à combien
l'aide à domicile peut assister
je stresse vachement ma sœur peut venir
on doit venir tous les deux
mon compagnon attend dehors
juste moi ou je peux prendre quelqu'un
y a de la place pour une personne de plus
est ce que je pourrais avoir un proche avec moi s'il vous plaît
et mon copain il peut rentrer
j'aimerais bien que mon fils soit là
vaut mieux que je sois accompagné
j'ai le droit à un accompagnant`,
  },
  {
    id: 'staff',
    heads: 'equipe personnel praticiens intervenants qui collaborateurs',
    tells: 'equipe personnel diplome diplomes qualifie qualifies forme experience certifie technicien meme docteur',
    asks: `c'est qui qui s'en occupe
je serai avec qui
c'est toujours la même personne
je peux avoir une femme
je voudrais celui de la dernière fois
ils sont diplômés
vous avez une femme médecin
c'est un vrai technicien ou un apprenti
ça fait longtemps qu'ils font ça
qui vient à la maison
je préférerais un homme si possible
j'ai le droit de choisir qui
ils ont quoi comme formation
ce sera le même qu'avant
le patron est là
je veux pas quelqu'un de différent à chaque fois
c'est des gens à vous ou des sous traitants
ils s'y connaissent
est ce que je peux avoir celui de ma voisine
lequel de vous suit mon dossier
et c'est qui alors
on tombe sur un spécialiste ou pas
c'est qui le médecin
qui va me recevoir
c'est un homme ou une femme
comment il s'appelle le docteur
je verrai qui`,
  },
  {
    id: 'languages',
    heads: 'langues langue interprete traduction parlees',
    tells: 'langue langues parle parlent parlons anglais espagnol arabe interprete traducteur traduction',
    asks: `quelqu'un parle anglais
ma mère parle pas français
vous avez un interprète
je peux parler à quelqu'un en arabe
y a quelqu'un qui parle portugais
vous parlez quelles langues
que français
mon français est pas très bon
on peut faire ça en anglais
les formulaires existent en turc
j'ai besoin d'un traducteur
quelqu'un pourrait traduire pour ma grand mère
le polonais quelqu'un connaît
il faut que j'amène quelqu'un pour traduire
vous avez quelqu'un pour la langue des signes
on va me comprendre si je parle espagnol
lui il comprend que l'italien
c'est en français ou en flamand
et en anglais
pardon je comprends pas bien autre langue possible
le docteur parle allemand
est ce qu'on peut parler en russe
vous parlez anglais
ma mère ne parle pas français
quelqu'un parle arabe chez vous`,
  },
  {
    id: 'online',
    heads: 'ligne internet reservation site application portail',
    tells: 'ligne internet site application appli portail reserver web espace',
    asks: `je peux le faire en ligne
y a une appli
on peut réserver sur le site
faut appeler à chaque fois
comment je prends rendez vous sur internet
je peux gérer ça moi même quelque part
ça se change par internet
je préfère faire ça sur mon téléphone
vous êtes sur doctolib
c'est où sur le site
que par téléphone
moi les ordinateurs c'est pas mon truc faut passer par le site
ce serait pas possible de cliquer au lieu d'appeler
réserver en ligne
elle s'appelle comment l'application
vous avez un espace client
j'ai regardé sur votre site je vois pas où réserver
je verrai mes rendez vous quelque part
y a moyen de le faire sans parler à quelqu'un
et en ligne
il me faut un compte pour ça
est ce qu'on peut faire ça par le web`,
  },
  {
    id: 'reminder',
    heads: 'rappel rappels confirmation notifications avis',
    tells: 'rappel rappels rappeler confirmation confirmer sms texto message mail courriel agenda veille',
    asks: `je vais recevoir un rappel
vous envoyez un sms
j'aurai quelque chose par écrit
comment je sais que c'est bien noté
c'est confirmé là
je vais oublier vous pourrez me le rappeler
on m'appelle la veille
vous pouvez me l'envoyer par mail
j'ai pas eu de confirmation
c'est par texto ou par mail
le rappel il arrive quand
je vais avoir un message
vous pourriez m'envoyer ça s'il vous plaît
donc je reçois un mail c'est ça
y a une confirmation
je peux le mettre dans mon agenda
j'ai jamais reçu le texto
il faut que je confirme
vous me passez un coup de fil avant
pas de sms j'ai qu'un fixe
et vous me prévenez avant
ça se confirme comment`,
  },
  {
    id: 'discount',
    heads: 'reduction reductions remise remises promotions offres reduit',
    tells: 'reduction reductions remise rabais reduit promo promotion etudiants seniors code bon gratuit',
    asks: `vous faites une remise pour les assos
vous faites un prix pour les associations
y a des réductions
c'est moins cher pour les étudiants
je suis à la retraite j'ai droit à quelque chose
vous pouvez faire un petit geste
on est une association
vous avez des promos en ce moment
il existe un bon de réduction
et si on en prend dix
j'ai un bon cadeau
si je paie l'année d'un coup c'est moins cher
mon voisin l'a eu pour moins que ça
on serait deux vous faites un prix
vous avez un tarif famille
carte jeune ça marche
j'ai trouvé un code sur internet il est encore valable
vous pourriez baisser un peu si je viens souvent
pour les chômeurs y a un tarif
je gagnerais combien
et pour les familles nombreuses
j'ai quelque chose si je parraine un ami
tarif réduit
c'est négociable
il y a une remise pour les associations
on est une école c'est moins cher
vous faites un prix
y a une réduction
vous faites une remise
y a un prix pour les écoles
les associations paient moins
vous pouvez faire un geste
y a des promos`,
  },
  {
    id: 'trial',
    heads: 'essai gratuit demo essayer tester echantillon',
    tells: 'essai essayer gratuit gratuite gratuitement demo demonstration tester echantillon engagement jours',
    asks: `je peux essayer d'abord
y a un essai gratuit
combien de temps on peut tester
vous avez une démo
je pourrais voir avant d'acheter
il existe une version gratuite
faut donner sa carte bleue pour essayer
quelqu'un peut me montrer
je veux tester avant de payer
vous avez un échantillon
il se passe quoi à la fin de l'essai
on va me débiter après le test
je peux faire juste un cours pour voir
la première fois c'est offert
comment ça marche l'essai
j'aimerais bien jeter un œil avant
on a le droit de tester un peu
cours d'essai
y a quoi dans la version gratuite
vous pourriez m'envoyer un truc à essayer
je peux bidouiller un peu dedans pour voir
et si ça me plaît pas après l'essai
on peut essayer
je peux tester avant
il y a un essai gratuit
je peux l'avoir à l'essai
faut donner sa carte pour essayer
on peut voir avant d'acheter
on peut essayer avant
on peut essayer avant d'acheter
y a une version gratuite
je peux tester d'abord
l'essai dure combien
il faut une carte pour essayer
on peut voir comment ça marche avant`,
  },
  {
    id: 'contract',
    heads: 'contrat engagement resiliation preavis duree abonnement conditions',
    tells: 'contrat engagement resilier resiliation preavis mensuel mois abonnement minimum reconduction moment',
    asks: `on est coincés longtemps avec vous
on est engagés pour combien de temps
et si ça ne plaît pas on peut partir
y a un engagement
faut signer un contrat
je peux arrêter quand je veux
comment je fais pour en sortir
c'est quoi le préavis
c'est pour un an
on peut prendre au mois
je suis coincé combien de temps
je veux résilier mon abonnement
ça se renouvelle tout seul
je dois le garder jusqu'à quand
je peux résilier à tout moment
et si au bout de trois mois j'en veux plus
faut envoyer un recommandé pour arrêter
y a une durée minimum
on peut mettre en pause
je peux en sortir au plus tôt quand
les longs contrats j'aime pas trop
vous faites signer quelque chose
y a des pénalités si je pars avant
et si je veux partir
ça m'engage à quoi
il y a un engagement
on s'engage pour combien de temps
on est coincés combien de temps
faut signer pour un an
c'est sans engagement
comment je résilie
on peut partir quand on veut
on est engagé pour combien de temps
on peut arrêter quand on veut
il faut signer pour un an
comment on résilie
je peux partir quand je veux`,
  },
  {
    id: 'integration',
    heads: 'integration integrations connexion import export api compatibilite',
    tells:
      'integre integration integrations connecte connecter synchronise importer exporter compatible api fonctionne excel',
    asks: `ça marche avec outlook
ça se branche sur ma compta
je peux rentrer ma liste que j'ai déjà
nous on fait tout sur excel ça ira
vous avez une api
c'est compatible avec ce qu'on a
comment je récupère mes contacts dedans
ça se synchronise avec mon agenda
il faudrait que ça parle avec notre caisse
on peut importer des trucs
ça se connecte avec quoi
ça va chercher les infos dans google
y a un module pour ça
je peux ressortir mes données dans un fichier
notre comptable utilise un autre logiciel
faut tout taper deux fois
ce serait possible de le relier à notre système
y a moyen de faire communiquer les deux
et avec whatsapp
notre informaticien pourrait bricoler un lien
quels logiciels vont avec
est ce que ça cause avec ma boutique en ligne`,
  },
  {
    id: 'devices',
    heads: 'appareils configuration mobile navigateur application materiel',
    tells: 'telephone smartphone tablette navigateur mac windows android iphone ordinateur hors connexion appli',
    asks: `ça tourne sur mac
je peux l'utiliser sur mon téléphone
il me faut un ordinateur
y a une appli pour android
mon pc est assez vieux
ça fonctionne sans internet
j'ai qu'une tablette
il faut quel navigateur
faut installer quelque chose
sur l'ipad ça va aussi
je peux l'avoir sur deux appareils
c'est juste dans le navigateur
j'ai un vieil iphone ça suffit
y a un truc à télécharger
et si j'ai pas de réseau sur place
faut un ordi récent
que windows
on peut l'afficher sur le grand écran du bureau
il faut un appareil spécial
et sur le portable
ça marcherait avec ce que j'ai
moi j'ai pas de smartphone`,
  },
  {
    id: 'data',
    heads: 'donnees confidentialite securite protection rgpd hebergement sauvegarde',
    tells:
      'donnees hebergees stockees serveurs chiffrees crypte sauvegardes sauvegarde rgpd confidentialite certifie supprimer',
    asks: `elles sont où mes données
c'est sécurisé
qui peut voir mes trucs
c'est chiffré
vous revendez les données
c'est sur des serveurs américains
et si vous vous faites pirater
vous faites des sauvegardes
les données elles sont à qui
vous respectez le rgpd
niveau sécurité ça donne quoi
je m'inquiète pour ma vie privée
je peux demander à tout effacer
vous faites quoi de mes informations
quelqu'un d'autre y a accès
vous avez une certification pour ça
notre avocat veut savoir où c'est hébergé
c'est dans le cloud ou où
ce qu'on met dedans ça reste à nous
si tout plante on perd tout
et la protection des données
est ce que vous transmettez ça à d'autres
c'est hébergé où
elles sont où nos données
nos données sont en sécurité
c'est stocké en france
vous gardez ça où
mes données elles sont où
qui voit nos données
vos serveurs sont en france
que faites-vous des données de mes clients
c'est stocké où`,
  },
  {
    id: 'support',
    heads: 'support aide assistance service sav depannage',
    tells: 'support aide aider assistance sav chat telephone mail inclus incluse hotline #contact',
    asks: `je demande à qui si je bloque
vous avez un support
l'aide est comprise
je peux appeler si ça marche pas
l'assistance est là à quelles heures
faut payer pour se faire aider
j'ai besoin d'aide là dessus
y a une hotline
et si je comprends pas quelque chose
je peux parler à un humain
vous aidez par téléphone ou que par mail
qui m'aide avec ça
y a un chat
le week end y a quelqu'un pour répondre aux questions
je suis pas très technique on va m'aider
où je pose mes questions
quelqu'un peut prendre la main et me réparer ça
c'est facturé si je vous demande un coup de main
comment on joint le sav
je me débrouille tout seul avec ça
et si j'ai un souci plus tard
vous avez un mode d'emploi ou des vidéos`,
  },
  {
    id: 'response',
    heads: 'reponse delai delais rappel traitement reactivite',
    tells: '#span reponse repondre repondons rappeler rappelons delai sous ouvres heures jour',
    asks: `vous répondez en combien de temps
on me rappelle quand
j'aurai des nouvelles quand
j'ai envoyé un mail et personne m'a répondu
quand est ce que quelqu'un peut regarder
ce sera réparé pour quand
vous répondez le jour même
ça fait une semaine que j'attends
quelqu'un est dessus
d'habitude vous mettez longtemps à répondre
j'aurai une réponse aujourd'hui
ils appellent aujourd'hui ou demain
personne m'a jamais rappelé
c'est quoi vos délais de réponse
ça prend des jours pour avoir une réponse
je vous ai écrit lundi
quelqu'un peut s'y mettre avant le week end
je peux compter sur une réponse pour quand
vers quelle heure à peu près ils rappellent
c'est plutôt des heures ou des jours
et pour qu'on s'occupe de moi c'est long
je reste à côté du téléphone ou pas
je serai rappelé quand
vous répondez quand
j'attends combien de temps une réponse
quelqu'un me rappelle aujourd'hui
sous quel délai on me rappelle
j'aurai une réponse quand
c'est long d'habitude
quand est-ce que quelqu'un regarde
je vais attendre combien de temps
vous me rappelez aujourd'hui`,
  },
  {
    id: 'setup',
    heads: 'installation demarrage configuration formation migration mise demarrer',
    tells:
      '#span installation installer installons configuration configurer formation former migration migrer reprise operationnel',
    asks: `on peut commencer dans combien de temps
qui l'installe
je dois l'installer moi même
c'est compliqué à mettre en place
vous pouvez reprendre ce qu'on a dans l'ancien
vous formez nos gens
je commence comment
y a une formation
ça tournerait à partir de quand
quelqu'un nous montre comment ça marche
faut que je fasse quoi pour démarrer
l'installation c'est en plus
quelqu'un peut venir le faire chez nous
j'y connais rien en informatique je vais y arriver
on a besoin de notre informaticien pour ça
ça fait beaucoup de boulot de changer
il devient quoi tout ce qu'on a dans l'ancien logiciel
vous avez un petit cours d'initiation
vous pourriez le faire avec moi au téléphone
donc je m'inscris et après
et pour que toute l'équipe s'y mette ça se passe comment
on pourrait démarrer lundi
ça se met en place en combien de temps
vous formez mes équipes
il y a une formation
on démarre en combien de temps
vous nous apprenez à nous en servir
c'est prêt quand
quelqu'un nous montre
qui installe
il vous faut combien de temps pour installer
ça prend combien de temps à mettre en place
vous formez mon équipe
la formation est comprise
quand est-ce qu'on pourrait commencer à s'en servir
vous nous aidez à démarrer`,
  },
  {
    id: 'refund',
    heads: 'remboursement remboursements rembourser rembourse argent',
    tells: 'remboursement rembourse rembourser remboursons credite recredite argent montant',
    asks: `je peux être remboursé
vous m'avez débité deux fois
vous m'avez pris trop
je veux récupérer mon argent
le remboursement il met combien de temps
et si ça me plaît pas vous remboursez
vous faites des remboursements
j'ai un prélèvement que je connais pas
j'ai payé un truc que j'ai jamais eu
c'est un avoir ou du vrai argent
je récupère mes sous quand
je crois que j'ai payé trop cher
comment on demande un remboursement
c'est satisfait ou remboursé
vous pouvez me le remettre sur ma carte
j'ai résilié et vous prélevez encore
on me rend au moins une partie
il est où mon remboursement
l'acompte il est perdu
c'est pas le montant qu'on m'avait dit
et mon argent
je vois ça avec qui pour un débit par erreur
vous me remboursez
je récupère mon argent quand
combien de temps pour un remboursement
on peut être remboursé
je serai remboursé quand
quand est-ce que je récupère mon argent
ça met combien de temps le remboursement
je peux encore me faire rembourser
j'ai combien de jours pour demander
c'est trop tard pour un remboursement
quand je le verrai sur mon compte`,
  },
  {
    id: 'invoice',
    heads: 'facture factures facturation recu justificatif tva',
    tells: 'facture factures facturation facturons recu justificatif tva siret copie mensuelle duplicata',
    asks: `elles partent quel jour vos factures
vous les envoyez quand les factures
la facture arrive quand
vous pouvez me renvoyer la facture
j'ai perdu ma facture
c'est par courrier ou par mail
je peux avoir un reçu
le nom sur la facture est faux
vous pourriez la mettre au nom de la société
il nous faut le numéro de tva dessus
où je trouve mes factures
j'en ai besoin pour les impôts
vous facturez tous les mois
comment je change l'adresse de facturation
j'ai jamais reçu de facture
c'est possible avec la tva détaillée
ça peut partir directement à notre compta
la facture va à qui
c'est quoi cette ligne sur ma facture
vous me donnez un justificatif pour ma déclaration
il me faudrait une copie de l'an dernier
en papier s'il vous plaît
et la facture
faut notre numéro de commande dessus
les factures arrivent quand
je trouve où mes factures
vous envoyez les factures quand
elles sont où mes factures
où je retrouve mes factures
où est la facture du mois dernier
je peux télécharger mes factures
vous l'envoyez par courrier
où je vois ce que j'ai payé`,
  },
  {
    id: 'plan',
    heads: 'formule formules offre abonnements forfaits utilisateurs licences limites',
    tells:
      'formule formules utilisateurs utilisateur licences inclus comprend limite illimite changer superieur forfait',
    asks: `je peux passer à celui du dessus
y a quoi dans le moins cher
on peut être combien dessus
il nous faudrait deux utilisateurs de plus
c'est quoi la différence entre les deux
je peux prendre le plus petit à la place
c'est compris dans la formule de base
comment j'ajoute quelqu'un
y a une limite
et si on grandit
j'ai pas besoin de tout ça y a plus petit
faut le gros forfait pour ça
il me faut lequel à moi
on pourra redescendre plus tard
chaque utilisateur est en plus
j'ai quoi avec la version pro
j'ai droit à combien avec le mien
je veux descendre d'un cran
vous avez plusieurs formules
on est au maximum
et si quelqu'un s'en va on peut enlever sa place
la différence je la paie tout de suite
quelle différence entre les offres
combien coûte la petite offre par mois
vous avez quelles offres
c'est pour combien de personnes
laquelle est la moins chère`,
  },
  {
    id: 'password',
    heads: 'passe connexion identifiants identifiant bloque acces',
    tells: 'passe reinitialiser identifiant identifiants connexion connecter code lien bloque debloquer',
    asks: `j'ai oublié mon mot de passe
j'arrive pas à me connecter
je suis bloqué dehors
comment je le réinitialise
ça me dit mot de passe incorrect
le code arrive pas
j'ai changé de téléphone et je reçois plus le code
vous pouvez me donner un nouveau mot de passe
je reçois pas le mail pour le changer
c'est quoi mon identifiant
ça veut pas me laisser entrer
où est ce qu'on change le mot de passe
je me suis trompé trop de fois
faut mettre le code à chaque fois
on peut enlever la double vérification
je crois que quelqu'un a mon mot de passe
comment je récupère mon accès
mon compte est bloqué
le mot de passe marche pas
vous pourriez me débloquer s'il vous plaît
et si je l'oublie
je sais plus avec quelle adresse je me suis inscrit
mot de passe oublié je fais quoi
comment changer le mot de passe
le lien marche combien de temps
comment je change mon mot de passe
j'ai oublié mon mot de passe je fais quoi
le lien est valable combien de temps
comment j'ai un nouveau mot de passe
où je demande un autre mot de passe`,
  },
  {
    id: 'account',
    heads: 'compte profil coordonnees supprimer fermer titulaire',
    tells: 'compte supprimer supprime fermer cloturer modifier nom titulaire profil parametres transferer',
    asks: `comment je supprime mon compte
je veux fermer mon compte
je me suis mariée j'ai changé de nom
je peux changer mon mail
j'ai déménagé
comment je m'en débarrasse complètement
mon collègue est parti et c'est à son nom
quelqu'un d'autre peut reprendre le compte
nouvelle adresse
j'ai un nouveau numéro vous pouvez le changer
il se passe quoi avec mes affaires si je ferme
enlevez moi de votre système s'il vous plaît
où je modifie mes infos
on a deux comptes vous pouvez les regrouper
ça devrait être au nom de ma femme
vous pouvez me désinscrire pour de bon
si je le supprime c'est définitif
faut appeler pour clôturer
mon nom est mal écrit chez vous
c'est au nom de qui notre compte
et changer l'email
je pourrais le passer à mon fils
comment je résilie
où j'arrête l'abonnement
je peux résilier en ligne
ça s'arrête quand si je résilie maintenant
comment je me désabonne`,
  },
  {
    id: 'outage',
    heads: 'panne pannes incident incidents statut maintenance disponibilite',
    tells: 'panne incident incidents statut maintenance disponible retabli interruption page perturbation',
    asks: `c'est en panne
c'est que chez moi
y a plus rien qui marche
vous avez un problème en ce moment
ça charge pas
ça revient quand
vous êtes au courant
tout est figé ici
y a une page où on voit si ça marche
ce matin ça allait
vous êtes en maintenance
on peut plus travailler là
y a un truc cassé de votre côté
la coupure va durer combien de temps
ça fait une heure que ça répond plus
mes collègues y arrivent pas non plus
vous avez changé quelque chose cette nuit
c'est hyper lent aujourd'hui
ça arrive souvent
vous prévenez quand c'est réparé
les autres ont ça aussi
et la prochaine interruption prévue c'est quand`,
  },
  {
    id: 'delivery',
    heads: 'livraison livraisons expedition envoi retrait suivi commande',
    tells: 'livraison livrer livrons livre expedition expedie port suivi retrait retirer transporteur colis',
    asks: `ça arrive quand
il est où mon colis
c'est combien la livraison
vous livrez en belgique
faut combien de temps pour être livré
je peux venir le chercher
ma commande est jamais arrivée
on peut le laisser chez le voisin
y a un numéro de suivi
vous livrez
c'est livré quel jour
je serai pas chez moi ce jour là
vous montez jusqu'à l'appartement
les frais de port sont offerts
je peux me le faire envoyer au travail
comment je suis le colis
c'est marqué livré mais y a rien ici
le livreur appelle avant
ce serait possible plus tôt
vous envoyez avec qui
et si y a personne
en point relais ça se fait`,
  },
  {
    id: 'warranty',
    heads: 'garantie retour retours echange reparation reparations',
    tells: 'garantie garanti retour retourner echange echanger reparation reparer remplacer ans ticket',
    asks: `je peux le rendre
c'est garanti
ça a cassé au bout de deux semaines
la garantie dure combien
je veux le renvoyer
on peut l'échanger
vous réparez ça
et si ça me va pas
j'ai plus le ticket
c'est qui qui paie le retour
c'est encore sous garantie
j'ai combien de jours pour le ramener
c'est arrivé abîmé
vous m'en donnez un neuf ou vous réparez
la garantie couvre ça
j'ai déjà ouvert la boîte
je fais quoi si ça marche plus
ça vaut le coup de le réparer
vous pouvez me le changer pour un plus grand
c'était un cadeau et ça lui plaît pas
et si ça casse
il faut l'enregistrer quelque part`,
  },
  {
    id: 'survey_length',
    heads: 'duree questions nombre temps longueur',
    tells: '#span minutes questions court courte reste',
    asks: `ça va durer combien de temps
y a combien de questions
c'est long
on a bientôt fini
il en reste combien
ça va prendre des heures
j'ai que cinq minutes
encore combien de temps
ce sera rapide
on en est à quelle question
ça fait beaucoup de questions
je suis au travail c'est court
on finit quand
on en est où là
vous aviez dit cinq minutes
il en reste beaucoup
juste deux trois questions ou quoi
c'était la dernière
y en a encore
pourriez vous me dire à peu près combien de temps ça prend
et c'est long votre truc
je dois bientôt partir y en a encore pour longtemps
il y en a pour longtemps
combien de questions encore
ça va être rapide
vous en avez pour longtemps
il reste combien de questions
ça dure longtemps
il y a combien de questions
on en a pour combien de temps
c'est bientôt fini
j'ai que deux minutes ça suffit`,
  },
  {
    id: 'survey_who',
    heads: 'qui commanditaire compte institut numero client',
    tells: 'compte commanditaire institut enquete etude sondage hasard aleatoire numero vendre demarchage',
    asks: `c'est qui
vous appelez pour qui
où vous avez eu mon numéro
c'est de la pub
vous voulez me vendre quelque chose
qui paie pour ça
vous êtes de quelle société
je vous ai jamais donné mon numéro
pourquoi vous m'appelez
c'est une arnaque
qui est derrière tout ça
je parle à un robot là
pourquoi moi
c'est à quel sujet
pour le compte de qui
vous êtes de la mairie
c'est pour un parti politique
comment je sais que c'est sérieux
je peux appeler quelque part pour vérifier
pardon vous avez dit que vous étiez qui
et qui veut savoir ça
je suis inscrit sur bloctel
vous êtes qui
c'est qui qui demande
c'est de la part de qui
qui vous a donné mon numéro
comment vous avez eu mon numéro
c'est pour quelle boîte
qui est à l'appareil
d'où vous avez mon numéro
c'est quelle société
c'est pour quoi`,
  },
  {
    id: 'survey_use',
    heads: 'reponses anonymat anonyme donnees utilisation enregistrement resultats',
    tells:
      'anonyme anonymes confidentiel reponses enregistre enregistrement resultats effacees conservees ensemble transmises conservees',
    asks: `vous faites quoi de mes réponses
c'est anonyme
vous enregistrez là
qui va voir ça
mon patron va savoir ce que j'ai dit
y aura mon nom dessus
ça sert à quoi
vous transmettez ça à quelqu'un
vous gardez ça combien de temps
la conversation est enregistrée
ça devient quoi après
on peut savoir que c'est moi
c'est confidentiel
je veux pas que ça me retombe dessus
ça finit où tout ça
je pourrai voir les résultats
je vais recevoir de la pub à cause de ça
vous pouvez l'effacer après
donc personne saura qui a dit quoi
ce sera publié quelque part
et vous allez en faire quoi
vous allez vendre ce que je vous dis
vous en faites quoi
c'est revendu
vous donnez ça à quelqu'un
vous gardez ça longtemps
vous faites quoi de ce que je dis
qui voit ça
vous le transmettez à quelqu'un
mon nom apparaît`,
  },
  {
    id: 'survey_reward',
    heads: 'cadeau recompense lot lots tirage remerciement',
    tells: '#money cadeau bon lot gagner recompense tirage carte cheque remercier',
    asks: `j'ai quoi en échange
qu'est ce que j'y gagne
je suis payé
y a quelque chose à gagner
pourquoi je ferais ça
je peux gagner un truc
j'aurai un bon d'achat
je touche combien
mon bon il arrive quand
vous offrez quelque chose
je fais ça gratuitement donc
c'est quoi le lot
comment je récupère le cadeau
c'est un tirage au sort ou un truc comme ça
mon temps c'est de l'argent
ça me rapporte quoi
on m'avait promis un cadeau
c'est rémunéré
donc rien pour moi
il marche comment le tirage
et je gagne quoi
tout le monde en a un
j'y gagne quoi
on gagne quelque chose
j'ai droit à quoi
il y a un cadeau
c'est payé
je gagne quelque chose
qu'est-ce que j'y gagne
y a un cadeau
j'ai un bon d'achat`,
  },
  {
    id: 'survey_right',
    heads: 'volontaire facultatif participation droits passer arreter',
    tells: 'volontaire obligatoire obligation facultatif facultative libre passer arreter repondre modifier tard',
    asks: `je suis obligé de répondre
je peux passer celle là
je préfère pas le dire
on peut arrêter
question suivante s'il vous plaît
c'est obligatoire
et si je veux pas répondre
rappelez moi à un autre moment
je veux changer ma dernière réponse
c'est facultatif
on peut revenir à celle d'avant
il se passe quoi si je raccroche
j'ai plus envie de continuer
ça va si je laisse celle là
on fait le reste demain
j'ai dit une bêtise tout à l'heure
j'ai le droit d'arrêter
ça vous regarde pas
je risque quelque chose si je dis non
enlevez moi de votre liste
et si je sais pas
je réponds pas à ça`,
  },
  {
    id: 'offer',
    heads: 'services prestations produits offre activite secteur zone',
    tells: 'proposons services prestations faisons vendons fabriquons specialises secteur zone intervenons produits',
    asks: `vous faites quoi exactement
vous faites ce genre de choses
c'est dans vos cordes
vous vendez quoi
vous venez jusque chez moi
je cherche quelqu'un pour des petits travaux
vous pourriez m'en faire un aussi
y a quoi chez vous
vous travaillez en dehors de la ville
c'est à vous qu'il faut s'adresser pour ça
ça fait partie de votre métier
vous vous déplacez jusqu'où
qu'est ce que vous proposez
vous prendriez un truc comme ça
je sais même pas si vous faites ça
on trouve ça chez vous
je vais voir qui pour ça
ça vous le réparez
y a des choses que vous faites pas
c'est quoi que vous fabriquez
et les réparations
pour les particuliers ou que les entreprises`,
  },
  {
    id: 'contact',
    heads: 'contact telephone joindre email site coordonnees',
    tells: '#contact telephone numero mail email courriel site fax poste joindre whatsapp',
    asks: `c'est quoi votre numéro
je peux avoir un mail
votre site c'est quoi
vous avez un fax
comment on vous joint
y a une ligne directe
j'appelle qui pour ça
c'est quoi son poste
je l'envoie où
je pourrais avoir un numéro pour rappeler
donnez moi son portable
y a quelqu'un à qui je peux écrire
je voudrais vous envoyer une photo à quelle adresse
une adresse mail
quel numéro je fais pour ça
vous êtes sur whatsapp
comment je fais pour avoir le responsable
la prochaine fois je fais le même numéro
attendez je note c'était quoi le mail
il me faudrait l'adresse pour un courrier
et le téléphone
vous pouvez me passer le bureau`,
  },
  {
    id: 'amenities',
    heads: 'equipements wifi toilettes restauration vestiaires douches accueil',
    tells: 'wifi toilettes wc cafe boissons manger douche douches vestiaire vestiaires casiers distributeur',
    asks: `y a du wifi
vous avez des toilettes
je peux prendre un café sur place
on peut manger un truc
c'est où les toilettes
je peux me doucher après
vous avez des casiers
je me change où
c'est quoi le code du wifi
je peux recharger mon portable quelque part
on attend où
y a une cafétéria
il faudrait que je bosse un peu en attendant c'est possible
y a une table à langer
les serviettes sont fournies
quelque chose à boire
je pourrais utiliser vos toilettes
on peut s'asseoir dehors
je fais quoi en attendant
c'est climatisé
et pour manger
ça capte internet chez vous`,
  },
  {
    id: 'next_step',
    heads: 'suite etapes etape apres deroulement prochaine',
    tells: 'ensuite suite apres appeler appelle rappelle rappelons contact contactera prevenir',
    asks: `et maintenant
il se passe quoi après
je dois faire autre chose
qui m'appelle
j'ai des nouvelles quand
c'est quoi la suite
c'est tout
vous avez besoin d'autre chose de ma part
donc tout est bon
je fais quoi maintenant
j'ai fini
j'attends qu'on m'appelle
c'est moi qui rappelle ou c'est vous
ça continue comment
quelqu'un va me contacter
et derrière il y a quoi
faut que je vous envoie quelque chose
et vous vous occupez du reste
d'accord et à partir de là
je patiente alors
vous allez faire quoi avec ça maintenant
quelqu'un passe quand`,
  },
];
