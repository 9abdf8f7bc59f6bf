import { clausesOf } from '../clauses.ts';

export const frenchClauses = clausesOf({
  subjects:
    "ca cela je j'ai j'aurais j'avais j'etais j'habite j'en j'y j'appelle j'aimerais j'arrive on nous il elle ils elles c'est c'etait ce_sera ce_serait ca_fait ca_sera ca_va ca_prend ca_s'ecrit ca_finit ca_se mon_nom mon_numero mon_mail mon_email mon_adresse mon_entreprise mon_mari ma_femme mon_patron ma_patronne mon_chef ma_fille mon_fils ma_mere mon_portable le_numero le_mail le_nom le_portable l'adresse l'entreprise la_societe le_budget la_mienne est-ce_que est_ce_que y_a-t-il vous_avez vous_etes vous_faites vous_prenez vous_pouvez vous_acceptez avez-vous avez_vous pouvez-vous peut-on faut-il c'est_combien combien_de combien_ca combien_coute qu'est-ce_que qu'est_ce ou_est ou_puis-je ou_se quand_est-ce comment_on comment_ca quel_est quelle_est a_quelle qui_est qui_va tout_est",
  openers:
    'mais parce_que car pardon attendez excusez-moi desole merci au_revoir bonjour euh_non non_pardon enfin_non plutot_non au_fait a_propos par_contre en_fait mettez notez ecrivez changez oubliez laissez disons sinon pour_le_jour bref dites tenez',
  joins: 'et mais donc car parce_que si quand puisque alors ou comme',
  behindAnd:
    "je j'ai on c'est le la les mon ma mes pour mettez notez ca il elle nous vous puis aussi est-ce quand comment combien ou qui quel quelle l'adresse la le en non oui si",
  and: 'et',
  inside:
    "que qu' qu'il qu'elle qu'on qu'ils qui si quand comme ou dont qui quoi lequel laquelle pour avec de du des d'un d'une a au aux en dans sur sous sans par chez vers entre et mais ou ni donc car ne pas plus tres le la les un une mon ma mes votre vos son sa ses ce cet cette ces crois pense dis dit suppose espere sais suis est sont etait ai as a ont avait vais va peux peut veux veut voudrais dois doit faut lorsque puisque parce tant avant apres jusqu'a depuis combien comment pourquoi",
  whether: 'si',
  hinges: 'quand si lorsque parce puisque pendant jusqu avant apres',
});
