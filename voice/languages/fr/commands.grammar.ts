import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { otherLanguageNames } from '../others.data.ts';

/** What French callers say at any time, whatever was asked. */

const someone =
  "(personne|humain|humaine|agent|conseiller|conseillere|operateur|operatrice|quelqu'un|responsable|employe|employee|collegue|standard|standardiste|docteur|medecin|secretaire|accueil|etre humain|vraie personne|service client|chef|patron)";
const aPerson = `[a|avec|vers|au|un|une|le|la] [un|une|le|la|l|votre] [vrai|vraie|autre] ${someone} [reel|reelle|humain|humaine|de l equipe|s'il vous plait]`;
const speak = '(parler|parler a|parler avec|discuter avec|etre mis en relation|joindre|avoir)';
const wish =
  "(je voudrais|j'aimerais|je souhaite|je souhaiterais|je veux|il faut que je|je dois|puis je|est ce que je peux|est ce que je pourrais|pourrais je|je peux|pouvez vous|pourriez vous|j'appelle pour|on voudrait|nous voudrions|je prefere|je prefererais) [s'il vous plait]";
const dates = '(rendez vous|reservation|reservations|visite|reunion|creneau)';
const days =
  '[de demain|d aujourd hui|de lundi|de mardi|de mercredi|de jeudi|de vendredi|de samedi|que j ai|que j avais]';
const aDate = `(mon|ma|le|un|notre|ce|la|mes) ${dates} ${days}`;
const own = new Set(['vous', 'lui', 'elle', 'moi', 'toi', 'un', 'une', 'le', 'la', 'mon', 'ma', 'ca', 'eux']);
const languageNames = otherLanguageNames('fr');
const opening = wish.slice(1, wish.indexOf(')'));

export const commands = [
  ...lexicon('command', {
    "(stop|stoppez|arretez|arrete|ca suffit|assez|taisez vous|raccrochez|je raccroche|je vais raccrocher|terminer|terminer l'appel|terminez l'appel|mettre fin a l'appel|fin de l'appel|laissez moi tranquille|laissez tomber|mauvais numero|faux numero|je me suis trompe de numero|je me suis trompee de numero|ca ne m'interesse pas|ca m'interesse pas|pas interesse|pas interessee|ne m'appelez plus|ne me rappelez plus|retirez moi de la liste|oubliez)":
      'stop',
    "(je dois (y aller|partir|raccrocher|vous laisser)|il faut que (j'y aille|je parte|je raccroche|je vous laisse)|je n'ai plus le temps|j'ai plus le temps)":
      'stop',
  }),
  ...lexicon('command', {
    "(annuler|annulez|annulez tout|tout annuler|je voudrais annuler|je veux annuler|je dois annuler|j'aimerais annuler|annuler s'il vous plait|je souhaite annuler)":
      'cancel',
    [`[${opening}] [s'il vous plait] (annuler|annulez|supprimer|decommander) ${aDate}`]: 'cancel_appointment',
    [`(je ne peux pas|je peux pas|je ne pourrai pas|je pourrai pas|on ne peut pas) (venir|etre la|me rendre) [a|au] ${aDate}`]:
      'cancel_appointment',
    [`[${opening}] [s'il vous plait] (deplacer|decaler|changer|reporter|avancer|repousser|modifier|deplacez|decalez|reportez|changer la date de|changer l heure de) ${aDate}`]:
      'move_appointment',
    '(reporter|decaler le rendez vous|deplacer le rendez vous|reporter le rendez vous|changer le rendez vous|je voudrais reporter|je voudrais decaler|je dois reporter|je dois decaler)':
      'move_appointment',
    "(je ne peux pas|je peux pas|je ne pourrai pas|je pourrai pas|je ne peux plus) venir [finalement] [lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|aujourd'hui] [finalement]":
      'cannot_come',
    "[je veux savoir|je voudrais savoir|je veux juste savoir|pouvez vous me dire|vous pouvez me dire|dites moi] (c'est quand|quand est|quand c'est|a quelle heure est|c'est a quelle heure) [deja] (mon|le) [prochain] rendez vous [deja]":
      'find_appointment',
    "(je veux|je voudrais|j'aimerais|je souhaite) (faire une reclamation|me plaindre|deposer une plainte|porter plainte)":
      'complaint',
    "(j'ai) une (reclamation|plainte)": 'complaint',
    "(je peux|puis je|je voudrais|j'aimerais|est ce que je peux) laisser un message [pour|a]": 'message',
    "(annuler|terminer|arreter) (l'appel|cet appel)": 'stop',
    "[ah|bon|ecoutez|vous savez quoi|finalement] [non] [finalement|en fait] (ne|n) (reservez|prenez|notez|inscrivez|fixez|prevoyez) (rien|pas de rendez vous|aucun rendez vous) [du tout|pour l'instant|finalement|aujourd'hui]":
      'stop',
    "[ah|bon|ecoutez|vous savez quoi|finalement] [non] [finalement|en fait] (on|je|nous) (laisse|laissons|laisse ca|laisse tomber) (tomber|comme ca) [pour l'instant|finalement]":
      'stop',
  }),
  ...lexicon(
    'command',
    {
      [`[${opening}] [s'il vous plait] ${speak} ${aPerson}`]: 'person',
      '(passez moi|vous pouvez me passer|pouvez vous me passer|pourriez vous me passer|mettez moi en relation|transferez moi|vous pouvez me transferer|pouvez vous me transferer|mettez moi en ligne) [avec|a]':
        'person',
      [`(passez moi|vous pouvez me passer|pouvez vous me passer|pourriez vous me passer|mettez moi en relation|transferez moi|pouvez vous me transferer) ${aPerson}`]:
        'person',
      "(rappelez moi|vous pouvez me rappeler|pouvez vous me rappeler|pourriez vous me rappeler|je voudrais etre rappele|je voudrais etre rappelee|j'aimerais etre rappele|j'aimerais etre rappelee|qu'on me rappelle|je voudrais qu'on me rappelle|quelqu'un peut me rappeler|est ce que quelqu'un peut me rappeler|un rappel) [s'il vous plait|plus tard]":
        'person',
      [`(il y a|y a t il|est ce qu'il y a|vous avez|avez vous) ${aPerson} [a qui parler|a qui je peux parler|qui peut m aider|de disponible|disponible]`]:
        'person',
    },
    0.5,
  ),
  ...lexicon('command', {
    "(une personne|un humain|un agent|un conseiller|une conseillere|un operateur|une vraie personne|un etre humain|conseiller|operateur|le standard|le service client|service client|quelqu'un d'autre|une autre personne)":
      'person',
  }),
  rule(
    'command',
    '[je voudrais|puis je|j aimerais] parler (a|avec) (monsieur|madame|docteur|maitre) <w:word>',
    () => 'person',
    0.3,
  ),
  rule('command', '(est ce que|est) (monsieur|madame|docteur|le docteur) <w:word> est (la|disponible)', () => 'person'),
  rule('command', 'parler (a|avec) <w:word>', ({ w }) => (own.has(w) ? null : 'person'), -0.3),
  ...lexicon('command', {
    "[pouvez vous|pourriez vous|vous pouvez|vous pourriez|est ce que vous pouvez] [me|le|la] (repeter|repetez|repetez s'il vous plait|repeter s'il vous plait|repeter la question|repetez la question|redire|redites|redites le|repeter ca|repeter cela) [s'il vous plait]":
      'repeat',
    "(comment|comment ca|pardon comment|quoi|hein|vous dites|vous disiez|qu'est ce que vous avez dit|qu'avez vous dit|c'etait quoi la question|quelle etait la question|quelle est la question|encore une fois|encore une fois s'il vous plait|encore|une autre fois|plait il)":
      'repeat',
    "(je n'ai pas|j'ai pas) (compris|entendu|bien compris|bien entendu|saisi)": 'repeat',
    "(je ne vous entends pas bien|je vous entends mal|je n'ai pas compris la question|j'ai pas compris la question)":
      'repeat',
    '[pardon|allo|desole] (la ligne|la connexion|le reseau|la liaison) (est|passe|marche) [tres|vraiment|un peu|super] (mauvaise|mauvais|mal)':
      'repeat',
    '(je vous entends|je vous comprends) (a peine|tres mal|vraiment mal|un peu mal)': 'repeat',
    "(plus lentement|plus lentement s'il vous plait|moins vite|parlez plus lentement|pouvez vous parler plus lentement|vous parlez trop vite|doucement)":
      'repeat',
  }),
  ...lexicon('command', {
    "(aide|aidez moi|a l'aide|qu'est ce que je peux dire|que puis je dire|que dois je dire|qu'est ce que je dois dire|quelles sont les options|quels sont les choix|quels sont mes choix|comment ca marche|comment ca fonctionne|que voulez vous dire|comment ca|c'est a dire|que voulez vous savoir|qu'est ce que vous voulez savoir|par exemple|quoi exactement|comme quoi|qu'est ce que vous voulez dire|qu'est ce que ca veut dire|je ne comprends pas|je comprends pas|je ne comprends pas la question|je comprends pas la question|je comprends rien|je suis perdu|je suis perdue)":
      'help',
  }),
  ...lexicon('command', {
    "(etes vous|vous etes|est ce que vous etes|c'est|est ce que c'est|est ce que je parle a|je parle a|je parle avec|tu es) [un|une|a un|a une] [vrai|vraie] (robot|bot|machine|ordinateur|ia|intelligence artificielle|repondeur|enregistrement|assistant vocal|automate) [ou un robot|ou une machine|ou un humain|ou une personne|ou pas]":
      'robot',
    "(etes vous|vous etes|est ce que vous etes|c'est|est ce que c'est|est ce que je parle a|je parle a|je parle avec|tu es) [un|une|a un|a une] [vrai|vraie] (humain|humaine|personne|personne reelle|reel) [ou un robot|ou une machine|ou un humain|ou une personne|ou pas]":
      'human',
  }),
  ...lexicon('command', {
    "(qui etes vous|vous etes qui|c'est qui|qui est ce|qui parle|qui est a l'appareil|a qui je parle|a qui ai je l'honneur|a qui est ce que je parle|comment vous appelez vous|vous vous appelez comment|quel est votre nom|c'est quelle entreprise|c'est quelle societe|d'ou appelez vous|pour qui travaillez vous)":
      'who',
  }),
  ...lexicon('command', {
    '(recommencer|recommencez|recommencons|on recommence|recommencer depuis le debut|reprenons depuis le debut|reprendre depuis le debut|depuis le debut|du debut|tout reprendre|on reprend tout|repartir de zero|repartons de zero|reprenons du debut|tout recommencer)':
      'start_over',
    "[non|non non|attendez|pardon|desole|desolee|non attendez] [oubliez (ca|tout|tout ca)|oublie (ca|tout)|je me suis trompe|je me suis trompee|tout est faux] (est ce qu'on peut|est ce que je peux|on peut|je peux|peut on|puis je|on pourrait|pourrait on|je voudrais|j'aimerais|je veux|je prefere) [s'il vous plait|tout] (recommencer|reprendre|repartir|refaire) [tout|ca] [a zero|de zero|du debut|depuis le debut|au debut]":
      'start_over',
    "[non|non non|attendez|pardon|desole|desolee|non attendez] (oubliez|oublie) (ca|tout|tout ca|ce que j'ai dit) [et|s'il vous plait] (on recommence|recommencons|reprenons|on reprend|je recommence) [du debut|depuis le debut|a zero|tout]":
      'start_over',
  }),
  ...lexicon('command', {
    '(laissez moi|je dois|il faut que je|je vais) (demander|demande|voir) [vite|juste|d abord] (a|avec) (mon|ma) (mari|femme|conjoint|conjointe|compagnon|compagne|patron|patronne|mere|pere|fils|fille|copain|copine|collegue) [une seconde|un instant|un moment]':
      'hold',
    "(un instant|un instant s'il vous plait|un moment|un moment s'il vous plait|un petit moment|une seconde|une petite seconde|deux secondes|deux minutes|une minute|une minute s'il vous plait|attendez|attendez un instant|attendez une seconde|attendez un moment|attendez voir|ne quittez pas|patientez|je regarde|je verifie|laissez moi verifier|laissez moi regarder|laissez moi voir|laissez moi reflechir|laissez moi chercher|je cherche|je reflechis|il faut que je regarde|je dois verifier|voyons|voyons voir)":
      'hold',
  }),
  ...lexicon(
    'command',
    {
      "(allo|allo allo|bonjour|vous etes la|vous etes toujours la|il y a quelqu'un|y a quelqu'un|vous m'entendez|est ce que vous m'entendez|test)":
        'presence',
    },
    -0.1,
  ),
  ...lexicon('command', { '(merci|merci beaucoup|merci bien|mille mercis|je vous remercie)': 'thanks' }, -0.1),
  ...lexicon(
    'command',
    {
      "(je (vous l'ai|l'ai) deja (dit|donne|repondu)|je viens de (le dire|vous le dire|repondre)|je l'ai deja dit|j'ai deja (repondu|repondu a ca|dit ca)|vous me l'avez deja demande|vous l'avez deja demande|comme je l'ai (dit|deja dit)|combien de fois (faut il que je le dise|je dois le dire))":
        'told',
    },
    0.3,
  ),
  ...lexicon(
    'command',
    {
      "[pouvez vous me dire|dites moi|savez vous] (a quelle heure|quand|jusqu'a quelle heure|quels jours) (ouvrez vous|vous ouvrez|fermez vous|vous fermez|etes vous ouverts|vous etes ouverts|etes vous ouvert|vous etes ouvert|est ce que vous ouvrez|est ce que vous fermez) [aujourd'hui|le samedi|le dimanche|le week end|demain]":
        'hours',
      "(etes vous ouverts|vous etes ouverts|etes vous ouvert|vous etes ouvert|est ce que vous etes ouverts|est ce que vous etes ouvert) [aujourd'hui|maintenant|le samedi|le dimanche|le week end|demain|a midi]":
        'hours',
      "[quels sont|c'est quoi|donnez moi] (vos|les) (horaires|horaires d'ouverture|heures d'ouverture)": 'hours',
      "(horaires|horaires d'ouverture|heures d'ouverture)": 'hours',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      [`(parlez vous|vous parlez|est ce que vous parlez|on peut parler|peut on parler|je parle|je ne parle que|en) (${languageNames})`]:
        'language',
      [`(je peux|on peut|pouvons nous|j'aimerais|je voudrais|je prefere) [parler|continuer|faire ca] [en] (${languageNames})`]:
        'language',
      "(je ne parle pas francais|je parle pas francais|mon francais n'est pas bon)": 'language',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      "(merde|putain|va te faire foutre|allez vous faire foutre|connard|connasse|con|pauvre con|idiot|imbecile|abruti|ta gueule|ferme la|fermez la|salaud|salope|fils de pute|machine de merde|stupide machine|c'est nul|casse toi|degage|va au diable)":
        'abuse',
    },
    0.2,
  ),
  ...lexicon('command', {
    "(epelez|epelez le|epeler|comment ca s'ecrit|ca s'ecrit comment|pouvez vous l'epeler)": 'spell',
  }),
];

export const declines = [
  ...lexicon('decline', {
    '(mon numero|mon mail|mon adresse|mon nom|mon telephone|mon portable|celui la|celle la) (je le garde pour moi|je la garde pour moi|je prefere le garder pour moi|je prefere la garder pour moi|je le donne pas|je la donne pas|je ne le donne pas|je ne la donne pas|je prefere pas|je prefere ne pas le donner|je prefere ne pas la donner)':
      'refused',
    "(d'argent|de budget|l'argent|le budget|les sous) (j'en parle pas|je n'en parle pas|je parle pas|j'aime pas en parler|je n'aime pas en parler|je prefere ne pas en parler) [au telephone|comme ca]":
      'refused',
    '(celle la|celui la|cette question|cette question la) (je la|je le|on la|on le) (passe|saute|zappe|laisse)': 'skip',
    '(ca|de ca|pour ca|le budget) (on verra|on en parlera|on en reparlera|on en discutera|je verrai|je vous dirai|on verra ca) [plus tard|sur place|de vive voix|ensemble|le moment venu|apres]':
      'skip',
    "(ca ne regarde que moi|ca me regarde|c'est mon affaire|je garde ca pour moi|c'est personnel|ca reste entre moi et moi)":
      'refused',
    "(passer|on peut passer|on peut passer cette question|on peut passer ca|on peut sauter cette question|on peut sauter ca|peut on passer|passons|passez|passez la question|je passe|on passe|question suivante|la suivante|suivante|suivant|sautez|sautez cette question|laissez vide|laissez ca vide|continuez sans|sans ca|pas necessaire|ce n'est pas necessaire|c'est pas necessaire|pas besoin|peu importe|ca n'a pas d'importance|plus tard|peut etre plus tard|pas maintenant|vous n'en avez pas besoin|c'est pas important|ce n'est pas important)":
      'skip',
  }),
  ...lexicon(
    'decline',
    {
      "(je prefere ne pas|je prefererais ne pas|je ne veux pas|je veux pas|je ne souhaite pas|je souhaite pas|j'aimerais mieux ne pas|je ne vais pas|je refuse de) [le|la|vous le|vous la|vous] [dire|donner|repondre|communiquer|preciser|partager]":
        'refused',
      "(ca ne vous regarde pas|ca vous regarde pas|c'est prive|c'est personnel|c'est confidentiel|c'est un secret|je prefere rester anonyme|je veux rester anonyme|je le garde pour moi|je garde ca pour moi|je prefere garder ca pour moi|sans commentaire|je ne dirai rien|pourquoi vous voulez savoir|pourquoi voulez vous savoir|a quoi ca vous sert|je ne donne pas (mon numero|ca|cette information|mes coordonnees)|je refuse)":
        'refused',
    },
    0.3,
  ),
  ...lexicon(
    'decline',
    {
      "(je ne sais pas|je sais pas|je ne sais plus|je sais plus|je n'en sais rien|j'en sais rien|aucune idee|je n'ai aucune idee|je ne m'en souviens pas|je m'en souviens pas|je ne m'en souviens plus|je m'en souviens plus|je ne me souviens pas|je ne me rappelle pas|je me rappelle plus|j'ai oublie|je l'ai oublie|je ne suis pas sur|je ne suis pas sure|je suis pas sur|je suis pas sure|je ne l'ai pas en tete|je ne le connais pas par coeur|ca m'echappe)":
        'unknown',
    },
    0.2,
  ),
  ...lexicon('decline', {
    '(je suis oblige|je suis obligee|suis je oblige|suis je obligee|est ce que je suis oblige|est ce que je suis obligee) [de le dire|de le donner|de repondre|de donner mon nom]':
      'skip',
    "(c'est obligatoire|est ce obligatoire|est ce que c'est obligatoire|il faut vraiment|vous en avez vraiment besoin)":
      'skip',
    "(non|aucun|aucune|rien|non merci|rien de special|rien de particulier|rien d'autre|je n'en ai pas|j'en ai pas|je n'en ai pas encore|j'en ai pas encore|pas encore|il n'y en a pas|y en a pas|pas d'idee|rien ne me vient|non rien ne me vient|non c'est tout|non rien|rien ne me vient a l'esprit|je vois rien|je vois pas|la je vois pas|ca me vient pas|la ca me vient pas|rien ne me vient la|joker|je passe|je seche|la je seche|je ne vois rien|je ne vois pas|non je ne vois pas|rien a ajouter|c'est tout|c'etait tout|ce sera tout|c'est tout ce que je voulais savoir|je suis un particulier|particulier)":
      'none',
    "(je n'ai pas|j'ai pas) (de|d) (mail|email|e mail|adresse|adresse mail|telephone|portable|numero|entreprise|compte|internet)":
      'none',
    '(pas de|pas d) (mail|email|e mail|adresse|telephone|portable|numero|entreprise|compte)': 'none',
  }),
];
