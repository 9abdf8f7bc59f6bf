import { clausesOf } from '../clauses.ts';

export const spanishClauses = clausesOf({
  subjects:
    'eso esto yo nosotros ella ellos estoy estamos soy somos tengo tenemos quiero queremos necesito necesitamos voy vamos hay he hemos me_llamo me_han me_ha me_pilla se_me se_puede se_paga se_llama nos_vemos mi_nombre mi_numero mi_correo mi_email mi_telefono mi_movil mi_empresa mi_marido mi_mujer mi_jefe mi_jefa mi_hija mi_hijo mi_madre mi_vecina el_nombre el_correo el_email el_telefono el_movil el_numero la_empresa la_direccion el_negocio el_presupuesto es_que es_solo era_solo eso_es eso_era esta_en lo_de lo_que cuanto_cuesta cuanto_es cuanto_vale cuanto_tardan cuanto_dura cuantas_preguntas cuanto_tiempo cuando_vienen como_se como_llego como_va que_hay que_tengo que_pasa que_hace que_hora que_seguros donde_esta donde_puedo donde_me donde_queda donde_dejo quien_viene quien_me puedo_ir puedo_llevar puedo_probar pueden_venir podria_ir podrian tienen_algo tienen_alguna tienen_parking hacen_descuento cobran_por hace_falta hay_que',
  openers:
    'pero porque perdon perdone disculpe espere espera oiga oye mire mira gracias adios hola bueno_pero ay vaya digo mejor_dicho rectifico ponga pon apunte apunta cambie cambia dejelo anote deje quite borre olvide por_cierto a_proposito de_hecho en_realidad sino no_perdon no_espere no_digo',
  joins: 'y e pero porque que pues asi_que si cuando aunque como o entonces',
  behindAnd:
    'busco buscamos queremos necesito necesitamos llamamos en para el la los las mi mis yo me nos se es era esta hay ponga pon apunte que cuanto como cuando donde quien luego ademas de por tambien no si eso lo ya empezariamos queria quiero tengo puedo pueden',
  and: 'y',
  inside:
    'que si cuando como donde quien cual cuanto porque aunque mientras para por con de del a al en sin sobre entre hasta desde y o ni pero no ya mas muy tan el la los las un una unos unas mi mis su sus este esta ese esa lo le les me te se nos creo digo dice pienso supongo espero puedo puede pueden podria quiero queria voy he ha han es son era hay muchas mil saber preguntar preguntarle preguntaba sabe sabes decirme',
  whether: 'si',
  hinges: 'cuando si porque mientras hasta aunque antes despues',
});
