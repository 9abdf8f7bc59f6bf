/** Words of everyday Spanish that are hardly anyone's name: how one is, what one has, wants or does. */
export const commonWords: ReadonlySet<string> = new Set(
  `mono monos morado morados cansado cansada hambre sed embarazada nuevo nueva casa fuera dentro arriba abajo sordo ciego triste contento contenta solo sola
  soltero soltera casado casada divorciado viudo desempleado autonomo estudiante tarde temprano listo lista lejos despierto alto
  bajo caro cara barato barata horrible terrible raro loco aburrido ruidoso tranquilo frio caliente mojado seco sucio limpio oscuro
  muerto vivo lleno vacio abierto cerrado roto rota averiado robado perdido bonito feo mejor peor malo buena bueno debil fuerte
  pesado ligero facil dificil complicado posible imposible necesario claro correcto incorrecto falso verdadero secreto privado
  personal importante urgente serio nervioso estresado mareado enfermo enferma sano alergico vegano vegetariano encantado
  decepcionado sorprendido confundido molesto enfadado enojado agradecido curioso seguro segura libre ocupado ocupada disponible
  anonimo desconocido mismo misma hmm ah eh uy vaya
  corte pelo tinte barba afeitado manicura masaje limpieza revision empaste empastes corona ortodoncia dientes muela muelas dolor
  fiebre tos gripe vacuna perro perros gato gatos mascota veterinario pizza pizzas hamburguesa ensalada cafe agua cerveza vino menu
  mesa cena comida almuerzo desayuno entrega recogida fuga fontanero electricista caldera calefaccion desague inodoro ducha tejado
  ventana puerta llave coche coches camion rueda ruedas frenos motor bateria aceite taller reparacion mantenimiento presupuesto
  precio precios factura facturas pago reembolso devolucion cambio queja quejas suscripcion contrato seguro prestamo banco cuenta
  contrasena pagina web internet cable conexion averia linea telefono movil celular impresora pantalla ordenador tecnico soporte
  ventas contabilidad recepcion departamento administracion personal dueno inquilino vecino huesped paciente cliente socio
  profesor conductor fiesta boda cumpleanos funeral evento habitacion cama noche vuelo billete hotel taxi aeropuerto tren autobus
  espanol ingles frances aleman italiano portugues chino arabe ruso polaco
  direccion horario horarios cita citas calendario deposito descuento cupon recibo consulta reunion clase curso examen prueba
  resultado resultados receta medicamento farmacia operacion grande pequeno mediano normal doble par poco mucho bastante
  comer beber dormir trabajar esperar conducir caminar sentado llamar comprar viajar hablar leer escribir estudiar venir ir buscar
  sentir pensar planear bromear reir llorar
  nada algo todo cualquiera ninguno
  numero nombre nombres correo palabra letra pregunta respuesta motivo cosa idea hombre mujer gente nino ninos bebe adulto
  siguiente anterior ninguna salir hola adios bienvenido punto guion raya coma interesado interesada gracias manana hoy ayer`
    .trim()
    .split(/\s+/),
);

/** Endings of words that tell how something is, or what one does: "-mente", "-ción". */
export const commonEndings: readonly RegExp[] = [
  /^\p{L}{3,}(?:mente|cion|ciones|dad|dades|miento|mientos|able|ible|ando|iendo|isimo|isima|isimos)$/u,
];
