import type { AskedTopic } from '#voice/languages/asked-topic.ts';

/** How people ask what businesses are asked every day. In lower case, no punctuation but apostrophes, accents as written. */
export const spanishAsked: readonly AskedTopic[] = [
  {
    id: 'hours',
    heads: 'horario horarios apertura abierto festivos horas',
    tells: '#clock abierto abierta abrimos abre cerrado cerramos lunes viernes sabados domingos festivos',
    asks: `estáis abiertos
abren los sábados
hasta qué hora
a qué hora cierran
qué horario tenéis
y los domingos
hay alguien ahora mismo
yo salgo de trabajar a las siete me da tiempo
cerráis a mediodía
a partir de qué hora puedo pasarme
abrís el puente
en navidad hay gente
me podría decir el horario por favor
por la tarde también
los festivos cómo va
hoy hasta cuándo están
si me acerco sobre las ocho y media os pillo
entre semana nada más o el finde también
oiga y en agosto cierran
quería saber a qué hora lo más temprano puedo ir
están atendiendo hoy
a la hora de comer hay alguien
están el sábado
hasta cuándo los puedo encontrar
abren el fin de semana
qué días abren
atienden por la tarde
hasta qué hora hay alguien
abren los fines de semana
trabajan los sábados
los sábados están
hasta qué hora están
a qué hora abren
los lunes cierran no
hay alguien por la tarde
cierran a mediodía
desde qué hora se puede ir
puedo ir después del trabajo
abren en navidad
los domingos abren
a partir de qué hora hay alguien`,
  },
  {
    id: 'address',
    heads: 'direccion ubicacion llegar donde encontrarnos mapa',
    tells: 'calle avenida plaza planta piso numero bajo entrada direccion frente junto esquina',
    asks: `dónde estáis
dónde queda eso
cuál es la dirección
cómo llego
en qué piso es
estoy en la puerta y no veo por dónde se entra
en qué calle está
eso está por el centro
me da la dirección por favor
al lado de qué está
el gps me lleva a un descampado
qué pongo en el navegador
y eso dónde es
es el edificio grande de la esquina
no he ido nunca cómo lo encuentro
seguís en el mismo sitio de antes
vengo por la autovía por dónde salgo
tengo que llamar al timbre o está abierto
por qué zona cae
qué número es
adónde tengo que ir
me manda la ubicación
por dónde están
en qué calle es
qué planta es
dónde tengo que ir
me dice la calle
en qué calle están
por dónde quedan
dónde es exactamente
es al lado de la farmacia
siguen en el mismo sitio
es un bajo`,
  },
  {
    id: 'parking',
    heads: 'aparcamiento parking aparcar estacionamiento coche',
    tells: 'aparcamiento aparcar parking plazas estacionamiento estacionar garaje cochera bici',
    asks: `parking
hay parking
dónde dejo el coche
se puede aparcar por ahí
tenéis aparcamiento
y con el coche qué hago
es zona azul
llevo una furgoneta grande cabrá
cuesta mucho aparcar por ahí
me cobran por aparcar
puedo parar en la puerta un momento
hay algún sitio para dejar la bici
dónde me estaciono
voy con el camión hay espacio
cuánto rato lo puedo dejar ahí
se me lo llevará la grúa
hay plaza para minusválidos cerca
tienen cochera propia
ahí nunca hay sitio
se puede cargar el coche eléctrico
si voy en coche por dónde me meto
hay algún garaje cerca que no sea caro
se puede aparcar
dónde aparco
hay que pagar por aparcar
tienen aparcamiento
dónde dejo la furgoneta
dónde se puede aparcar
hay sitio para el coche
tienen parking
se paga por aparcar
cuánto tiempo puedo dejar el coche
por dónde se entra al aparcamiento
hay zona azul
voy en coche hay donde dejarlo`,
  },
  {
    id: 'transit',
    heads: 'transporte autobus metro tren llegar parada',
    tells: 'autobus bus metro tren tranvia parada estacion linea cercanias andando',
    asks: `qué autobús llega
cómo voy sin coche
hay metro cerca
en qué parada me bajo
se llega en bus
qué línea tengo que coger
está lejos de la estación
y en transporte público
voy en tren
los domingos hay autobuses hasta ahí
no conduzco cómo puedo llegar
se puede ir andando desde el metro
tengo que hacer transbordo
el tranvía os deja cerca
me va a tocar coger un taxi
parada más cercana
cuánto se tarda a pie desde la estación
qué camión me deja por ahí
hay cercanías
cada cuánto pasa el bus
me quitaron el carnet así que dependo del autobús
recogen ustedes a la gente en la estación`,
  },
  {
    id: 'access',
    heads: 'accesibilidad acceso accesible silla ruedas ascensor escaleras',
    tells: 'accesible silla ruedas ascensor elevador escaleras escalones rampa andador carrito nivel',
    asks: `voy en silla de ruedas puedo entrar
hay escaleras
tienen ascensor
mi madre va con andador
hay algún escalón en la entrada
se puede entrar con el carrito del niño
yo no puedo subir escaleras
tenéis rampa
está todo a pie de calle
es accesible
voy con muletas será un problema
mi marido anda muy mal
cuántos escalones hay que subir
el baño está adaptado
cabe una silla eléctrica por la puerta
llevamos un carro gemelar pasa
no veo bien me puede ayudar alguien a entrar
elevador o pura escalera
cómo subo si no puedo andar
alguien me echa una mano en la puerta
y para una persona mayor que camina poco
qué ancho tiene la puerta
mi madre va en silla
hay ascensor
hay que subir escaleras
se puede entrar con el carrito
voy con muletas
va en silla de ruedas puede entrar
mi madre no puede subir escaleras
se puede subir con el carrito
hay rampa
tengo mal la rodilla hay que subir`,
  },
  {
    id: 'price',
    heads: 'precio precios tarifas tarifa coste presupuesto costo',
    tells: '#money cuesta precio precios tarifa coste gratis gratuito gratuita presupuesto cobramos',
    asks: `vale pero eso cuánto me cuesta
y eso por cuánto me sale
cuánto cuesta
qué precio tiene
cuánto es
por cuánto me sale
qué cobráis
y el precio
así a ojo cuánto sería
es caro
es por persona
al mes o al año
con iva o sin iva
hay que pagar algo más aparte
cuánto sale todo junto
qué tarifas tienen
me podría dar un presupuesto aproximado
cobran por horas
no ando muy bien de dinero cuánto tendría que poner
cuál es el más barato que hay
sólo por venir a mirarlo ya cobran
a cómo está
qué vale eso
antes de decir que sí quiero saber lo que me va a costar
a cuánto sale
cuánto me sale
qué me van a cobrar
qué es lo más barato
desde cuánto
cuánto cobran por eso
eso se paga aparte
va incluido en el precio
de qué precio hablamos
y eso cuánto es
cuánto sería
cuánto me cobrarían
cuánto suelen cobrar
cuánto vale eso
cuánto sería más o menos
de cuánto estamos hablando
es muy caro
por cuánto sale
cuánto me va a costar
qué tarifa tienen`,
  },
  {
    id: 'payment',
    heads: 'pago pagos pagar formas metodos plazos',
    tells: 'efectivo tarjeta tarjetas transferencia bizum factura plazos domiciliacion paypal anticipo pagar cuotas',
    asks: `se puede pagar con tarjeta
sólo efectivo
aceptan tarjetas
lo puedo pagar a plazos
cuándo hay que pagarlo
pago allí o me mandan la factura
va bien por bizum
cómo se paga
hay que adelantar algo
yo sólo llevo dinero suelto
me lo pueden cobrar por el banco
se deja propina
puedo hacer una transferencia
tenéis para pagar con el móvil
no tengo tarjeta pasa algo
lo puedo ir pagando poco a poco
en cuotas se puede
primero pago y luego me lo hacen o cómo
paga mi hijo lo puede hacer él por teléfono
me dan facilidades para pagar
y cómo os pago
podría pagar la mitad ahora y la mitad después
se puede pagar en efectivo
cogen tarjeta
aceptan tarjeta
puedo pagar a plazos
aceptan efectivo
se paga en el momento
aceptan bizum
puedo pagar con el móvil
hacen factura`,
  },
  {
    id: 'insurance',
    heads: 'seguro seguros cobertura mutuas aseguradoras subvencion',
    tells: 'seguro seguros mutua aseguradora cubre cobertura seguridad social reembolso copago sanitas autorizacion',
    asks: `qué seguros cogen
con qué seguros trabajan
trabajan con mi seguro
qué compañías tienen
lo cubre el seguro
trabajáis con mi mutua
entra por la seguridad social
esto lo paga la aseguradora
yo tengo sanitas me vale
quién lo paga el seguro o yo
tengo que poner yo algo
y si no tengo seguro
me lo reembolsan luego
hay alguna ayuda para esto
necesito autorización
le pasan ustedes la factura al seguro o se la paso yo
con mi póliza entra
cuánto me toca pagar a mí de eso
hace falta volante del médico
los del seguro me han dicho que les pregunte a ustedes
he cambiado de compañía sigue valiendo
hay subvención
aceptan seguro de gastos médicos
y el seguro qué
me lo cubrirá el de hogar
la obra social lo toma
tengo adeslas me sirve
me lo cubre el seguro
estoy con mapfre
aceptan mapfre
tengo sanitas
con qué mutuas trabajan
tengo seguro privado sirve
lo paga la seguridad social
con qué compañías trabajan`,
  },
  {
    id: 'cancel',
    heads: 'cancelar cancelacion anular anulacion cambiar cita retraso',
    tells: 'cancelar cancela cancelacion anular anulacion cambiar aplazar retraso antelacion aviso tarde horas',
    asks: `mañana no puedo ir
puedo cambiar la cita
quiero anularla
hasta cuándo puedo cancelar
y si me surge algo
me cobran si no voy
voy a llegar un poco tarde
lo podemos dejar para otro día
me he puesto malo
se me pasó la cita
con cuánto tiempo hay que avisar
cancelar
hay que pagar por anular
me la podría mover una semana por favor
al final no voy a poder
qué pasa si llego quince minutos tarde
me ha salido una cosa en el trabajo
se puede echar atrás uno todavía
si aviso el mismo día hay problema
y si luego no puedo ir
ya no la necesito me la quita
se puede reagendar
y si no puedo ir
cobran si anulo
se puede cambiar luego
qué pasa si no voy
hasta cuándo la puedo anular
puedo cambiarla después
cobran algo por anular
y si me pongo mala`,
  },
  {
    id: 'bring',
    heads: 'traer llevar documentos documentacion preparacion preparar antes',
    tells: 'traer traiga llevar dni documento documentos documentacion tarjeta ayunas ropa comer formulario',
    asks: `qué tengo que llevar
hay que llevar algo
hacen falta papeles
puedo comer antes
cómo tengo que ir vestido
llevo el dni
tengo que preparar algo
hay que ir en ayunas
qué documentación piden
llevo los informes antiguos
no tengo pasaporte me vale el carnet de conducir
hay que rellenar algo antes
con ir yo basta
las pastillas de la mañana me las tomo
me podría decir qué necesito
zapatos especiales o algo
puedo ir tal cual salgo del trabajo
y qué me llevo
el café sí me lo puedo tomar
llevo toalla o la dan allí
qué debería tener a mano
qué papeles ocupan de mí
tengo que ir antes de la hora
necesito el dni
llevo algún papel
tengo que llegar antes
con cuánta antelación voy
tengo que llevar algo
hace falta algún papel
tengo que ir antes
hay que rellenar algo
qué documentos hacen falta
llevo la tarjeta`,
  },
  {
    id: 'duration',
    heads: 'duracion tiempo tarda cuanto dura',
    tells: '#span dura duracion tarda minutos hora horas dias',
    asks: `cuánto dura
cuánto se tarda
es rápido
cuánto tiempo voy a estar ahí
para mediodía habré salido
se hace en una hora
sólo tengo el rato de la comida
para cuándo estaría listo
va para largo
tengo que pedirme el día
cuántas veces tengo que ir
a qué hora les digo que me recojan
tardan mucho
a las tres recojo a los niños me da tiempo
más o menos cuántas horas
puedo esperar mientras lo hacen
eso son días o semanas
normalmente cuánto lleva una cosa así
me puede dar una idea de cuándo terminan
y la cita de cuánto es
voy a estar ahí toda la mañana o qué
qué tanto se demora
cuánto rato es
cuánto voy a estar allí
dura mucho
cuánto tiempo me lleva
es mucho rato
cuánto tiempo voy a estar
en media hora salgo
a qué hora acabaría
cuánto tiempo reservo`,
  },
  {
    id: 'new_customers',
    heads: 'nuevos pacientes clientes primera alta lista espera admision',
    tells: 'nuevos nuevo nuevas primera lista espera plazas disponible huecos alta registrarse',
    asks: `cogéis gente nueva
no he ido nunca
tenéis hueco
para cuándo me darían cita
hay lista de espera
acabo de mudarme y busco a alguien
estáis llenos
puedo hacerme cliente
cuándo es lo primero que tienen libre
cómo va la primera vez
qué tengo que hacer si soy nuevo
mi médico de siempre se ha jubilado me cogerían
hace falta que me recomiende alguien
me podrían meter este mes
siguen aceptando pacientes
cuánto hay que esperar para entrar
puede ir cualquiera
todavía no soy cliente
apúnteme en la lista por favor
y para los nuevos
queda alguna plaza
me quiero cambiar con ustedes`,
  },
  {
    id: 'emergency',
    heads: 'urgencias urgencia emergencia emergencias guardia dolor',
    tells: 'urgencia urgencias emergencia guardia inmediato noche dolor 24 mismo #contact 112',
    asks: `es una urgencia
me duele muchísimo puedo ir hoy
y si se rompe de madrugada
a quién llamo fuera de horario
me puede ver alguien ahora
no puedo esperar al lunes
tenéis servicio de urgencias
me está cayendo agua del techo
hay algún teléfono para el fin de semana
pueden mandar a alguien ya
se ha parado la calefacción y hace un frío que pela
qué hago si es urgente
hay una fuga y no sé qué hacer
cuánto tardan en venir si es grave
vienen los domingos
se me acaba de estropear y lo necesito para mañana
hágame un hueco hoy por favor que estoy fatal
de noche cuesta más
y si se pone peor el fin de semana
hay alguien de guardia
esto no aguanta hasta mañana
me urge que venga alguien
y si me pongo peor
y si me duele el domingo
a quién llamo por la noche
y si pasa algo el fin de semana
y si me duele el fin de semana
y si me duele un domingo
hay urgencias
qué hago si se pone peor
tienen teléfono de urgencias
y si sangra por la noche
dónde llamo cuando está cerrado`,
  },
  {
    id: 'children',
    heads: 'ninos nino menores edad infantil familia jovenes',
    tells: 'ninos nino menores edad anos bebes padres padre madre infantil adolescentes',
    asks: `atendéis a niños
puedo llevar al niño
desde qué edad
se puede ir con críos
mi hijo tiene cuatro años es muy pequeño
y bebés
qué edad hay que tener
dejan entrar niños
no tengo con quién dejar a los niños los puedo llevar
hay algo para que jueguen
y los adolescentes
es para mi hija
tiene dieciséis puede ir sola
tiene que estar uno de los padres
iría con un bebé
hay límite de edad
a una niña de siete se lo hacen
tenéis mano con los peques
no es para mí es para mi chico
tienen que firmar los padres
vamos con tres niños
y para el nieto
atienden niños
es muy pequeño con tres años
puedo llevar a mi hija
ven a niños tan pequeños
tengo que entrar con él
cogen a bebés`,
  },
  {
    id: 'animals',
    heads: 'animales mascotas perros perro mascota',
    tells: 'perro perros mascota mascotas animales animal correa gatos',
    asks: `puedo llevar al perro
admiten perros
se puede ir con mascotas
voy con mi perro
pasa algo si viene el perro
es un perro guía
se tiene que quedar fuera
y con el gato
dejáis entrar animales
no lo puedo dejar solo en casa
con correa entra
es chiquitita va siempre en brazos
hay donde atarlo
molestan los animales
cobran algo por el perro
cómo lo lleváis con los perros
mascotas sí
y el perro
perros nada supongo
me acepta con mi perrito
tendría que ir con el cachorro hay algún problema
los perros están prohibidos ahí`,
  },
  {
    id: 'companion',
    heads: 'acompanante acompanantes compania visitas familiares invitados',
    tells: 'acompanante acompanantes acompanado acompanar alguien familiar familiares pareja amigo amiga invitados',
    asks: `puede venir mi mujer conmigo
puedo llevar a alguien
pasa algo si me acompaña mi hija
tengo que ir solo
no me atrevo a ir sola
puede entrar alguien conmigo
conviene que me lleve alguien a casa después
mi marido se puede quedar en la habitación
mi madre necesita que yo esté
estaría bien si viene una amiga
cuántos podemos ir
puede estar la cuidadora
me pongo muy nerviosa puede venir mi hermana
tenemos que ir los dos
mi pareja espera fuera o pasa
voy yo solo o puede venir otra persona
cabe uno más
me permiten un acompañante por favor
y mi novio puede pasar
me gustaría que estuviera mi hijo
mejor voy acompañado
de dos en dos se puede`,
  },
  {
    id: 'staff',
    heads: 'equipo personal profesionales quienes especialistas plantilla',
    tells:
      'equipo personal titulado titulados formacion experiencia cualificado certificado misma profesional doctora tecnico',
    asks: `quién me lo hace
con quién me toca
es siempre el mismo
puede ser una mujer
me puede tocar el chico de la otra vez
están titulados
hay alguna doctora
viene un técnico de verdad o uno en prácticas
cuánto tiempo llevan haciendo esto
quién viene a casa
preferiría un hombre si puede ser
puedo elegir quién me atiende
qué formación tienen
va a venir la misma persona de antes
está el jefe
no quiero uno distinto cada vez
son gente vuestra o subcontratáis
saben lo que hacen
puedo ir con el que llevó a mi vecina
quién se encarga de lo mío
y ese quién es
me atiende un especialista
quién me atiende
cómo se llama el doctor
es doctor o doctora
quién me vería
con quién sería`,
  },
  {
    id: 'languages',
    heads: 'idiomas idioma interprete traduccion lenguas',
    tells: 'idioma idiomas habla hablan hablamos ingles frances arabe rumano interprete traductor traduccion',
    asks: `alguien habla inglés
mi madre no habla español
tenéis intérprete
puedo hablar con alguien en árabe
hay alguien que sepa rumano
qué idiomas habláis
sólo español
mi español no es muy bueno
se puede hacer en francés
los papeles los tienen en chino
necesito un traductor
le podría traducir alguien a mi abuela
hay quien hable ucraniano
tengo que llevar a alguien para que traduzca
tienen a alguien de lengua de signos
me van a entender si hablo portugués
él sólo habla italiano
es en castellano o en catalán
y en inglés
perdón yo no entiendo bien otro idioma es posible
el doctor habla alemán
me pueden atender en quechua
hablan inglés
hay alguien que hable francés
en qué idiomas atienden`,
  },
  {
    id: 'online',
    heads: 'online internet reserva app web portal',
    tells: 'online internet web app aplicacion portal reservar pagina linea',
    asks: `se puede hacer por internet
hay una app
lo puedo reservar en la web
tengo que llamar siempre
cómo pido cita online
hay algún sitio donde lo haga yo
puedo cambiarlo por internet
prefiero hacerlo con el móvil
tenéis reserva online
en qué parte de la página sale
sólo por teléfono
no me aclaro con los ordenadores tiene que ser por la web
no lo podría pinchar y ya está en vez de llamar
reservar online
cómo se llama la aplicación
tienen un portal o algo
he entrado en la web y no veo dónde se reserva
puedo ver mis citas en algún lado
hay forma de hacerlo sin hablar con nadie
y por internet
necesito usuario para eso
se agenda en línea`,
  },
  {
    id: 'reminder',
    heads: 'recordatorio recordatorios confirmacion avisos notificaciones',
    tells: 'recordatorio recordar recordamos confirmacion confirmar mensaje sms correo aviso whatsapp calendario',
    asks: `me avisáis antes
mandan un mensaje
me llega algo por escrito
cómo sé que está reservado
ya está confirmado
se me va a olvidar me lo pueden recordar
me llama alguien el día antes
me lo manda por correo
no me ha llegado la confirmación
mandáis sms o correo
cuándo llega el aviso
voy a recibir algo al respecto
me lo podría enviar por favor
entonces me mandan algo
hay confirmación
lo puedo meter en el calendario
a mí no me llegó ningún mensaje
tengo que confirmarlo
me da un toque la víspera
mensajes no que sólo tengo fijo
y me lo recordáis
por whatsapp me lo confirman`,
  },
  {
    id: 'discount',
    heads: 'descuento descuentos ofertas promociones reducida bonos',
    tells: 'descuento descuentos rebaja oferta barato reducido reducida estudiantes jubilados cupon promocion ciento',
    asks: `hay descuento
es más barato para estudiantes
soy jubilado me hacen algo
me lo puede dejar más barato
somos una asociación sin ánimo de lucro
tenéis alguna oferta
hay algún cupón
y si cogemos diez
tengo un vale
si pago todo el año me sale mejor
a mi vecino se lo dejaron más barato
si vamos dos nos hacéis precio
hay bono familiar
carnet joven vale
tengo un código de internet todavía sirve
me podrían rebajar un poco
para parados hay algo
cuánto me ahorraría
y para familia numerosa
me dan algo si traigo a un amigo
descuentos
qué promociones manejan ahorita
hay descuento para asociaciones
a los colegios les hacen precio
nos hacen rebaja
somos una ong sale más barato
hacen descuento
hay ofertas
me pueden rebajar algo
pagan menos las asociaciones
hay precio especial para estudiantes`,
  },
  {
    id: 'trial',
    heads: 'prueba gratis demo probar muestra gratuita',
    tells: 'prueba probar gratis gratuita gratuito demo muestra version dias compromiso',
    asks: `lo puedo probar antes
hay prueba gratis
cuánto tiempo lo puedo probar
tenéis una demo
lo podría ver antes de comprarlo
hay alguna versión gratuita
tengo que dar la tarjeta para probarlo
me lo puede enseñar alguien
quiero probar antes de pagar
dan muestras
qué pasa cuando se acaba la prueba
me cobran solos al acabar la prueba
puedo hacer una clase suelta a ver si me gusta
la primera es gratis
cómo funciona lo de la prueba
me gustaría echarle un vistazo primero
dejáis probarlo
clase de prueba
qué entra en la gratis
me podrían mandar algo para probar
puedo trastear un poco a ver
y si después de probarlo no me convence
se puede probar
puedo verlo antes
puedo probarlo antes de pagar
me piden la tarjeta para probar
se puede probar antes
puedo probarlo primero
hay versión gratis
cuántos días de prueba dan
se puede ver antes de comprar
hace falta tarjeta para probar
lo puedo probar sin compromiso`,
  },
  {
    id: 'contract',
    heads: 'contrato permanencia baja plazo condiciones suscripcion duracion',
    tells: 'contrato permanencia baja preaviso mensual renueva meses cancelar suscripcion minimo compromiso',
    asks: `tienen permanencia
hay permanencia
me tengo que quedar un mínimo
y si no me gusta me puedo ir
hay permanencia
tengo que firmar contrato
me puedo dar de baja cuando quiera
cómo me salgo
con cuánta antelación hay que avisar para la baja
es por un año
se puede ir mes a mes
me quedo atado
quiero darme de baja
se renueva solo
cuánto tiempo lo tengo que tener
puedo dejarlo en cualquier momento
y si a los tres meses ya no lo quiero
la baja hay que pedirla por escrito
hay un mínimo
se puede pausar una temporada
cuándo es lo antes que lo puedo quitar
no me gustan los contratos largos
me van a hacer firmar algo
me penalizan si me voy antes
y si quiero salirme
me comprometo a algo con esto
tengo que firmar por un año
me puedo ir cuando quiera
cuánto tiempo me ato
se puede dejar
hay compromiso
cómo me doy de baja
cómo lo dejo
hay que firmar algo
hay un mínimo de meses
puedo dejarlo cuando quiera`,
  },
  {
    id: 'integration',
    heads: 'integracion integraciones conexion importar exportar api compatibilidad',
    tells:
      'integra integracion integraciones conecta conectar sincroniza importar exportar compatible api funciona excel',
    asks: `funciona con outlook
se conecta con mi programa de contabilidad
puedo meter la lista que ya tengo
nosotros todo lo llevamos en excel vale
tenéis api
es compatible con lo que usamos
cómo paso mis contactos ahí
se sincroniza con el calendario
tendría que hablar con nuestra caja
se pueden importar cosas
con qué se puede conectar
saca los datos de google
hay algún plugin
puedo sacar mis datos en un archivo
la gestoría usa otro programa
lo tengo que escribir todo dos veces
se podría enganchar a nuestro sistema
hay forma de unir las dos cosas
y con whatsapp
nuestro informático podría hacerle algo
con qué programas se lleva bien
jala con mi tienda en línea`,
  },
  {
    id: 'devices',
    heads: 'dispositivos requisitos movil compatibilidad navegador aplicacion',
    tells: 'movil celular tableta tablet navegador mac windows android iphone ordenador conexion app',
    asks: `va en mac
lo puedo usar en el móvil
necesito ordenador
hay app para android
mi portátil ya es viejito
funciona sin internet
sólo tengo tablet
qué navegador necesito
hay que instalar algo
va también en el ipad
lo puedo tener en dos aparatos
es en el navegador y ya
tengo un iphone de los antiguos me vale
me tengo que descargar algo
y si donde trabajo no hay cobertura
cómo de nuevo tiene que ser el ordenador
sólo windows
se puede ver en la pantalla grande de la oficina
hace falta algún aparato especial
y en el celular
con lo que tengo me funcionará
yo no tengo móvil de esos modernos`,
  },
  {
    id: 'data',
    heads: 'datos privacidad seguridad proteccion servidores copias rgpd',
    tells: 'datos guardan servidores cifrado cifrados copias rgpd privacidad seguros certificado confidencial borrar',
    asks: `dónde se guardan mis datos
es seguro
quién puede ver lo mío
va cifrado
vendéis los datos
eso está en servidores americanos
y si os hackean
hacen copias de seguridad
de quién son los datos
cumplís con protección de datos
cómo de seguro es
me preocupa la privacidad
puedo pedir que lo borren todo
qué hacen con mi información
lo ve alguien más
tienen algún certificado de eso
nuestro abogado quiere saber dónde está alojado
está en la nube o dónde
lo que metemos sigue siendo nuestro
si se cae todo lo pierdo
y la protección de datos
se lo pasan a otras empresas
dónde guardan todo
dónde están los datos
están seguros mis datos
en qué país está
dónde guardan los datos
quién ve mis datos
dónde están los servidores
qué hacen con los datos de mis clientes
cumple la ley de datos`,
  },
  {
    id: 'support',
    heads: 'soporte ayuda asistencia atencion tecnico cliente',
    tells: 'soporte ayuda ayudamos asistencia atencion chat telefono correo incluido incluida #contact',
    asks: `a quién pregunto si me atasco
tenéis soporte
la ayuda va incluida
puedo llamar si no funciona
qué horario tiene el soporte
la ayuda se paga aparte
necesito que me echen una mano con esto
hay algún teléfono de asistencia
y si no entiendo algo
puedo hablar con una persona
ayudáis por teléfono o sólo por correo
quién me ayuda con eso
hay chat
el fin de semana hay alguien para resolver dudas
yo de esto no entiendo me ayudará alguien
dónde consulto las dudas
se puede conectar alguien y arreglármelo
me cobran por preguntar
cómo contacto con el servicio técnico
me quedo yo solo con esto
y si luego tengo un problema
hay vídeos o algún manual`,
  },
  {
    id: 'response',
    heads: 'respuesta plazo tiempo tiempos contestacion atencion',
    tells: '#span respuesta responder respondemos contestar contestamos llamar plazo mismo laborables horas',
    asks: `cuánto tardáis en contestar
cuándo me llaman
cuándo sabré algo
mandé un correo y no me ha contestado nadie
cuándo lo puede mirar alguien
para cuándo va a estar arreglado
respondéis el mismo día
llevo una semana esperando
alguien está con lo mío
suelen tardar mucho en responder
me dicen algo hoy
me llaman hoy o mañana
nadie me devolvió la llamada
qué tiempo de respuesta tienen
tardan días en contestar
os escribí el lunes
alguien lo puede ver antes del fin de semana
cuándo puedo esperar respuesta
más o menos a qué hora llaman
es cosa de horas o de días
y en cuánto me atienden
me quedo pendiente del teléfono
cuánto tardan en llamarme
en cuánto me contestan
me llaman hoy
en cuánto contestan
cuándo me dicen algo
tardan mucho en responder
cuánto tardan en contestar
cuándo lo van a mirar
me contestan hoy`,
  },
  {
    id: 'setup',
    heads: 'instalacion puesta marcha configuracion inicio formacion migracion empezar',
    tells:
      '#span instalacion instalamos instalar configuracion configurar configuramos formacion migracion migrar marcha curso',
    asks: `en cuánto tiempo podemos empezar
quién lo instala
lo tengo que instalar yo
es difícil de poner en marcha
podéis pasar lo que tenemos del otro
dais formación
cómo empiezo
hay algún curso
cuándo estaríamos funcionando
nos lo explica alguien
qué tengo que hacer para arrancar
la instalación se cobra aparte
viene alguien y nos lo deja puesto
no tengo ni idea de ordenadores sabré hacerlo
necesitamos al informático para eso
da mucho trabajo cambiarse
qué pasa con todo lo que está en el programa viejo
hay algún cursillo de introducción
lo harían conmigo por teléfono
me apunto y luego qué
y para que aprenda todo el equipo cómo se hace
podríamos empezar el lunes
cuánto tarda en funcionar
nos enseñan
nos dan formación
cuándo estaría listo
viene alguien a explicarlo
nos explican cómo va
cuándo podemos empezar a usarlo
cuánto tardan en montarlo
cuánto tardan en ponerlo en marcha
enseñan a mi gente
dan formación
en cuánto tiempo estaría funcionando
nos ayudan a empezar`,
  },
  {
    id: 'refund',
    heads: 'reembolso devolucion dinero abono garantia reintegro',
    tells: 'reembolso reembolsar reembolsamos devolucion devolvemos devuelve dinero abono abonamos importe',
    asks: `me devuelven el dinero
me habéis cobrado dos veces
me han cobrado de más
quiero que me devuelvan el dinero
cuánto tarda en llegarme la devolución
y si no me gusta me lo reembolsan
hacéis devoluciones de dinero
tengo un cargo que no reconozco
pagué una cosa que nunca llegó
me dan un vale o dinero de verdad
cuándo recupero lo mío
creo que pagué demasiado
cómo pido el reembolso
hay garantía de devolución
me lo pueden ingresar otra vez en la tarjeta
me di de baja y me siguen cobrando
me devuelven aunque sea una parte
dónde está mi reembolso
la señal la pierdo
eso no es lo que me dijeron que costaba
y mi dinero
a quién reclamo un cobro mal hecho
cuánto tarda en llegarme el dinero
puedo recuperar lo que pagué
cuándo me lo devuelven
cuándo me devuelven el dinero
cuánto tarda el reembolso
todavía puedo pedir la devolución
cuántos días tengo para reclamar
cuándo lo veo en la cuenta
me devuelven todo`,
  },
  {
    id: 'invoice',
    heads: 'factura facturas facturacion recibo recibos fiscal',
    tells: 'factura facturas facturacion facturamos recibo recibos fiscales iva copia mensual',
    asks: `cuándo salen las facturas
qué día mandan las facturas
cuándo llega la factura
me puede mandar otra vez la factura
he perdido la factura
viene por correo o por email
me dan recibo
el nombre de la factura está mal
podrían ponerla a nombre de la empresa
tiene que salir nuestro cif
dónde encuentro mis facturas
la necesito para hacienda
facturáis cada mes
cómo cambio los datos de facturación
no me ha llegado ninguna factura
puede ser con el iva desglosado
que llegue directamente a contabilidad se puede
a quién le mandan la factura
qué es esto que me sale en el recibo
me da un justificante para la renta
necesito una copia del año pasado
en papel por favor
y la factura
tiene que llevar nuestro número de pedido
dónde veo las facturas
dónde encuentro la factura
cuándo mandan el recibo
dónde veo mis facturas
cuándo mandan las facturas
dónde está la factura del mes pasado
puedo descargar las facturas
me mandan la factura por correo
dónde encuentro los recibos`,
  },
  {
    id: 'plan',
    heads: 'planes plan tarifas paquetes usuarios licencias limites mejora',
    tells: 'plan planes usuarios usuario licencias incluye incluido limite ilimitado ampliar cambiar basico',
    asks: `puedo pasar al superior
qué trae el barato
cuánta gente lo puede usar
necesitamos dos usuarios más
qué diferencia hay entre uno y otro
me puedo cambiar al pequeño
eso entra en el básico
cómo añado a alguien
hay algún límite
y si crecemos
yo no necesito tanto hay algo más pequeño
para eso tengo que coger el grande
cuál necesito yo
luego podemos volver a bajar
cada usuario se paga aparte
qué gano con el pro
cuántos me entran en el mío
quiero bajar de nivel
hay distintos paquetes
hemos llegado al tope
y si se va uno podemos quitar esa plaza
la diferencia la pago ya
qué diferencia hay entre los planes
cuánto cuesta el plan básico
qué planes hay
para cuántas personas es
cuál es el más barato
cuánto es al mes`,
  },
  {
    id: 'password',
    heads: 'contrasena clave acceso sesion bloqueado usuario',
    tells: 'contrasena clave restablecer recuperar acceso sesion codigo enlace bloqueada bloqueado desbloquear',
    asks: `se me ha olvidado la contraseña
no puedo entrar
me he quedado bloqueado
cómo la cambio que no me acuerdo
me pone contraseña incorrecta
el código no me llega
he cambiado de móvil y ya no recibo el código
me puede dar una clave nueva
no me llega el correo para restablecerla
cuál es mi usuario
no me deja iniciar sesión
dónde se cambia la clave
la puse mal muchas veces
tengo que meter el código cada vez
se puede quitar lo del doble paso
creo que alguien tiene mi contraseña
cómo recupero el acceso
mi cuenta está bloqueada
la contraseña no va
me podría desbloquear por favor
y si se me olvida
no sé con qué correo me registré
olvidé la contraseña
cómo cambio la contraseña
cuánto vale el enlace
cómo recupero la clave
se me ha olvidado la contraseña qué hago
dónde pido otra contraseña`,
  },
  {
    id: 'account',
    heads: 'cuenta perfil datos eliminar cerrar titular',
    tells: 'cuenta eliminar borrar cerrar cambiar nombre titular perfil ajustes direccion',
    asks: `cómo borro mi cuenta
quiero cerrar la cuenta
me he casado y me cambia el apellido
puedo cambiar el correo
me he mudado
cómo lo elimino del todo
mi compañero se fue y está a su nombre
se lo puede quedar otra persona
nueva dirección
tengo otro número me lo cambia
qué pasa con mis cosas si la cierro
sáqueme de su sistema por favor
dónde cambio mis datos
tenemos dos cuentas se pueden juntar
tendría que estar a nombre de mi mujer
me podéis dar de baja el usuario
si la borro es para siempre
hay que llamar para cerrarla
mi nombre está mal escrito ahí
a nombre de quién está lo nuestro
y cambiar el email
la podría pasar a mi hijo
cómo me doy de baja
dónde cancelo la suscripción
puedo darme de baja por internet
cuándo termina si lo cancelo ahora
cómo cierro mi cuenta
cómo borro la cuenta`,
  },
  {
    id: 'outage',
    heads: 'incidencias averia caida estado mantenimiento disponibilidad',
    tells: 'incidencia incidencias averia caida estado mantenimiento disponible servicio resuelta pagina',
    asks: `está caído
es cosa mía
no funciona nada
tenéis algún problema ahora mismo
no carga
cuándo vuelve
ya lo saben
aquí se ha quedado todo colgado
hay alguna página donde se vea si hay avería
esta mañana iba
están haciendo mantenimiento
así no podemos trabajar
se les ha roto algo a ustedes
cuánto va a durar el corte
lleva una hora sin ir
a mis compañeros tampoco les entra
habéis cambiado algo esta noche
hoy va lentísimo
esto pasa mucho
avisáis cuando se arregle
le está pasando a más gente
y cuándo es la próxima parada programada`,
  },
  {
    id: 'delivery',
    heads: 'envio envios entrega entregas recogida seguimiento pedido',
    tells: 'envio envios enviamos entrega entregamos gastos seguimiento recoger recogida mensajeria laborables paquete',
    asks: `cuándo llega
dónde está mi paquete
cuánto es el envío
enviáis a canarias
cuánto tarda el envío
lo puedo recoger yo
mi pedido no ha llegado
se lo pueden dejar al vecino
hay número de seguimiento
llevan a domicilio
qué día me viene
ese día no voy a estar en casa
lo suben hasta el piso
el envío es gratis
me lo pueden mandar al trabajo
cómo lo rastreo
pone entregado pero aquí no hay nada
llama antes el repartidor
podría ser antes
con quién lo mandáis
y si no hay nadie
lo meten dentro`,
  },
  {
    id: 'warranty',
    heads: 'garantia devoluciones devolucion cambios reparacion reparaciones',
    tells: 'garantia devolver devolucion cambiar cambio reparar reparacion reparamos anos ticket sustituir',
    asks: `lo puedo devolver
tiene garantía
se ha roto a las dos semanas
cuánto dura la garantía
quiero devolverlo
me lo cambian
arregláis estas cosas
y si no me queda bien
ya no tengo el ticket
quién paga si lo devuelvo por correo
está todavía en garantía
cuántos días tengo para cambiarlo
me ha llegado roto
me dan uno nuevo o lo reparan
eso lo cubre la garantía
ya he abierto la caja
qué hago si deja de funcionar
merece la pena arreglarlo
me lo cambia por uno más grande
era un regalo y no le gusta
y si se estropea
hay que registrarlo en algún sitio`,
  },
  {
    id: 'survey_length',
    heads: 'duracion preguntas cuestionario tiempo larga',
    tells: '#span minutos preguntas corta breve quedan',
    asks: `cuánto se tarda en esto
cuántas preguntas son
es larga
nos queda mucho
cuántas faltan
esto va para rato
sólo tengo cinco minutos
cuánto falta
será rápido
por qué pregunta vamos
son muchas preguntas
estoy trabajando es corto
cuándo acabamos
por dónde vamos
usted me dijo cinco minutos
quedan muchas
un par de preguntas o qué
esa era la última
todavía hay más
me podría decir más o menos cuánto dura
y eso cuánto rato es
me tengo que ir ya queda mucho
va para largo
es muy largo
cuántas son
es rápido
cuánto tiempo me quita
cuánto dura esto
es largo
tardamos mucho
falta mucho
solo tengo dos minutos da tiempo`,
  },
  {
    id: 'survey_who',
    heads: 'quien quienes encargo instituto numero cliente',
    tells: 'encargo instituto encuesta investigacion azar aleatorio numero vender ventas publicidad',
    asks: `quién es
de parte de quién llama
de dónde han sacado mi número
esto es publicidad
me quieren vender algo
quién paga esto
de qué empresa es usted
yo no os he dado mi número
por qué me llaman a mí
es una estafa
quién está detrás de esto
estoy hablando con una máquina
por qué yo
de qué va esto
por encargo de quién
son del ayuntamiento
es para algún partido
cómo sé que esto es de verdad
puedo llamar a algún sitio para comprobarlo
perdone cómo ha dicho que se llamaba
y quién quiere saberlo
estoy en la lista robinson
quién pregunta
de parte de quién
por qué me llaman
quién les dio mi número
de qué empresa es
para quién es esto
quién les ha dado mi teléfono
de qué empresa llaman
para qué es esto`,
  },
  {
    id: 'survey_use',
    heads: 'respuestas anonima confidencialidad datos uso grabacion resultados',
    tells:
      'anonima anonimas anonimo confidencial respuestas graba grabacion resultados borran conservan conjunto ceden guardan',
    asks: `qué hacen con mis respuestas
es anónimo
me están grabando
quién va a ver esto
se entera mi jefe de lo que diga
sale mi nombre
para qué es
se lo dan a alguien
cuánto tiempo lo guardáis
se graba la llamada
qué pasa después con esto
se puede saber que he sido yo
es confidencial
no quiero que esto me traiga problemas
dónde acaba todo esto
puedo ver los resultados
luego me van a llenar de publicidad
lo podéis borrar después
entonces nadie sabe quién ha dicho qué
se publica en algún sitio
y con eso qué van a hacer
van a vender lo que les cuente
qué hacen con esto
quién lo ve
lo venden
cuánto tiempo lo guardan
qué hacen con las respuestas`,
  },
  {
    id: 'survey_reward',
    heads: 'premio regalo recompensa sorteo incentivo',
    tells: '#money premio regalo vale sorteo recompensa ganar tarjeta gracias cheque',
    asks: `dan algo por contestar
y a mí qué me dan por esto
me llevo algo por contestar
hay algún regalo por hacerlo
qué me dan por esto
yo qué gano
me pagan
hay algún premio
por qué lo voy a hacer
puedo ganar algo
me dais un vale
cuánto dan
cuándo me llega el vale
regaláis algo
esto lo hago gratis
cuál es el premio
cómo consigo el regalo
es un sorteo o algo
mi tiempo vale dinero
saco yo algo de aquí
me prometieron un regalo
dan dinero
o sea que para mí nada
cómo funciona el sorteo
y qué me toca
le dan a todo el mundo
qué gano yo
me dan algo
hay algún regalo
me llevo algo
pagan por esto
me dan algo por esto
hay regalo
me pagan por esto
hay algún vale`,
  },
  {
    id: 'survey_right',
    heads: 'voluntaria participacion derechos saltar abandonar',
    tells: 'voluntaria voluntario obligatorio obligatoria saltar dejar responder contestar cambiar despues momento',
    asks: `tengo que contestar a eso
me puedo saltar esta
prefiero no decirlo
podemos parar
la siguiente por favor
es obligatorio
y si no quiero responder
llámeme en otro momento
quiero cambiar la última respuesta
es voluntario
puedo volver a la anterior
qué pasa si cuelgo
ya no quiero seguir
puedo dejar esa sin contestar
lo terminamos mañana
antes he dicho una cosa mal
puedo dejarlo aquí
eso a usted no le importa
me pasa algo si digo que no
quíteme de la lista
y si no lo sé
esa la paso`,
  },
  {
    id: 'offer',
    heads: 'servicios productos ofrecemos hacemos zonas catalogo',
    tells: 'ofrecemos servicios hacemos vendemos fabricamos especializados trabajamos zona zonas productos dedicamos',
    asks: `a qué os dedicáis
hacen cosas de estas
eso lo lleváis vosotros
qué vendéis
venís hasta mi pueblo
busco a alguien que haga chapuzas pequeñas
me podrían hacer uno de esos también
qué cosas tienen
trabajáis fuera de la ciudad
es con ustedes con quien tengo que hablar para eso
es lo vuestro esto
hasta dónde llegan
qué ofrecéis
cogeríais un trabajo así
no sé ni si hacen esto
eso lo consigo ahí
a quién voy con una cosa así
esto lo arregláis
hay algo que no hagáis
qué es lo que fabrican
y reparaciones también
a particulares o sólo a empresas`,
  },
  {
    id: 'contact',
    heads: 'contacto telefono correo web contactar',
    tells: '#contact telefono numero correo email web fax extension whatsapp escribir llamar',
    asks: `cuál es vuestro número
me da un correo
qué página web tenéis
tienen fax
cómo os localizo
hay un teléfono directo
a quién puedo llamar para eso
qué extensión tiene ella
dónde lo mando
me podría dar un número para llamar yo
deme el móvil de él
puedo escribirle a alguien
quería mandar una foto adónde
algún email
a qué número llamo
tenéis whatsapp
cómo hablo con el encargado
la próxima vez llamo a este mismo
espere que apunto cuál era el correo
necesito una dirección para mandar una carta
y el teléfono
me pasa con la oficina`,
  },
  {
    id: 'amenities',
    heads: 'instalaciones wifi aseos banos cafeteria vestuarios servicios',
    tells: 'wifi bano banos aseo aseos cafe comida bebidas ducha duchas vestuario taquillas',
    asks: `hay wifi
tienen baño
puedo tomarme un café ahí
hay algo de comer
dónde está el servicio
me puedo duchar después
tenéis taquillas
dónde me cambio
cuál es la clave del wifi
puedo cargar el móvil
dónde espero
hay cafetería
tendría que trabajar un rato mientras se puede
hay sitio para cambiar al bebé
dan toallas
algo de beber
podría pasar al aseo
se puede estar fuera sentado
qué hago ahí mientras tanto
tenéis aire acondicionado
y comida
qué tal va el internet allí`,
  },
  {
    id: 'next_step',
    heads: 'pasos siguiente siguientes proceso despues',
    tells: 'siguiente despues luego llamar llamamos llamaran contacto pondremos avisamos',
    asks: `y ahora qué
qué pasa después
tengo que hacer algo más
quién me llama
cuándo me dicen algo
cuál es el siguiente paso
eso es todo
necesitan algo más de mí
entonces ya está todo
qué hago ahora
he terminado ya
espero a que me llamen
llamo yo o me llamáis vosotros
cómo sigue esto
se pone alguien en contacto conmigo
qué viene luego
os tengo que mandar algo
y del resto os encargáis vosotros
vale y a partir de aquí
me quedo a la espera entonces
qué van a hacer ahora con eso
cuándo viene alguien`,
  },
];
