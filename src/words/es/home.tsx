import type * as en from "../en/home";

export const home: typeof en.home = {
  alt: "Casa de una planta en el desierto al atardecer, con la sala de vidrio iluminada bajo un alero profundo",
  title: "Su contratista general en Las Vegas, del permiso a la inspección final",
  promise:
    "Construimos, adecuamos y remodelamos para negocios y propietarios de vivienda, y planeamos cada obra según sus permisos, sus inspecciones y quienes usan el lugar.",
  license: "Licencia",
  hours: "Horario",
  where: "Dónde",
};
