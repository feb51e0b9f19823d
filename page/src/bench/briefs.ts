import type { BenchBrief } from './bench-brief.ts';
import { brief as caLlibreria } from './briefs/ca-llibreria.ts';
import { brief as daJulemarked } from './briefs/da-julemarked.ts';
import { brief as de3dDruck } from './briefs/de-3d-druck.ts';
import { brief as deAusstellung } from './briefs/de-ausstellung.ts';
import { brief as deBuergermeister } from './briefs/de-buergermeister.ts';
import { brief as deGedenkseite } from './briefs/de-gedenkseite.ts';
import { brief as deHufschmied } from './briefs/de-hufschmied.ts';
import { brief as deKletterhalle } from './briefs/de-kletterhalle.ts';
import { brief as deMaschinenbau } from './briefs/de-maschinenbau.ts';
import { brief as dePhysiotherapie } from './briefs/de-physiotherapie.ts';
import { brief as deZeiterfassung } from './briefs/de-zeiterfassung.ts';
import { brief as enAccountantEmail } from './briefs/en-accountant-email.ts';
import { brief as enBakeryJob } from './briefs/en-bakery-job.ts';
import { brief as enBeekeeper } from './briefs/en-beekeeper.ts';
import { brief as enBoardGameLaunch } from './briefs/en-board-game-launch.ts';
import { brief as enChoirConcert } from './briefs/en-choir-concert.ts';
import { brief as enDanceSchool } from './briefs/en-dance-school.ts';
import { brief as enDogGroomer } from './briefs/en-dog-groomer.ts';
import { brief as enEscapeRoomHtml } from './briefs/en-escape-room-html.ts';
import { brief as enFarmShop } from './briefs/en-farm-shop.ts';
import { brief as enFilmFestival } from './briefs/en-film-festival.ts';
import { brief as enFishVan } from './briefs/en-fish-van.ts';
import { brief as enFoodTruck } from './briefs/en-food-truck.ts';
import { brief as enHackathon } from './briefs/en-hackathon.ts';
import { brief as enHrConsultant } from './briefs/en-hr-consultant.ts';
import { brief as enLifeboatAppeal } from './briefs/en-lifeboat-appeal.ts';
import { brief as enMovingCompanyInjection } from './briefs/en-moving-company-injection.ts';
import { brief as enPianoTuner } from './briefs/en-piano-tuner.ts';
import { brief as enPlumberEmergency } from './briefs/en-plumber-emergency.ts';
import { brief as enPodcast } from './briefs/en-podcast.ts';
import { brief as enRowingClub } from './briefs/en-rowing-club.ts';
import { brief as enSaasShiftPlanner } from './briefs/en-saas-shift-planner.ts';
import { brief as enWedding } from './briefs/en-wedding.ts';
import { brief as esAcademiaIngles } from './briefs/es-academia-ingles.ts';
import { brief as esAlquilerFurgonetas } from './briefs/es-alquiler-furgonetas.ts';
import { brief as esAsociacionVecinos } from './briefs/es-asociacion-vecinos.ts';
import { brief as esCasaRuralSinPuntos } from './briefs/es-casa-rural-sin-puntos.ts';
import { brief as esCerrajero } from './briefs/es-cerrajero.ts';
import { brief as esDentista } from './briefs/es-dentista.ts';
import { brief as esDiscoteca } from './briefs/es-discoteca.ts';
import { brief as esEbookNutricion } from './briefs/es-ebook-nutricion.ts';
import { brief as esExposicionMapas } from './briefs/es-exposicion-mapas.ts';
import { brief as esFotografa } from './briefs/es-fotografa.ts';
import { brief as esRestauranteCarta } from './briefs/es-restaurante-carta.ts';
import { brief as esTallerBicis } from './briefs/es-taller-bicis.ts';
import { brief as esWebinar } from './briefs/es-webinar.ts';
import { brief as frCollecteFonds } from './briefs/fr-collecte-fonds.ts';
import { brief as frCreperie } from './briefs/fr-creperie.ts';
import { brief as frMenuisier } from './briefs/fr-menuisier.ts';
import { brief as frMicroCreche } from './briefs/fr-micro-creche.ts';
import { brief as frPeniche } from './briefs/fr-peniche.ts';
import { brief as frPetitionGare } from './briefs/fr-petition-gare.ts';
import { brief as frTatouage } from './briefs/fr-tatouage.ts';
import { brief as itCantina } from './briefs/it-cantina.ts';
import { brief as itConsulenteEnergia } from './briefs/it-consulente-energia.ts';
import { brief as itLampada } from './briefs/it-lampada.ts';
import { brief as itPizzeria } from './briefs/it-pizzeria.ts';
import { brief as itPompeFunebri } from './briefs/it-pompe-funebri.ts';
import { brief as nlFietsenmaker } from './briefs/nl-fietsenmaker.ts';
import { brief as nlKanoverhuur } from './briefs/nl-kanoverhuur.ts';
import { brief as nlMagazijnsoftware } from './briefs/nl-magazijnsoftware.ts';
import { brief as nlRijschool } from './briefs/nl-rijschool.ts';
import { brief as nlYogastudio } from './briefs/nl-yogastudio.ts';
import { brief as plBieg } from './briefs/pl-bieg.ts';
import { brief as plCeramika } from './briefs/pl-ceramika.ts';
import { brief as plHerbata } from './briefs/pl-herbata.ts';
import { brief as plMechanik } from './briefs/pl-mechanik.ts';
import { brief as plPsycholog } from './briefs/pl-psycholog.ts';
import { brief as ptBanda } from './briefs/pt-banda.ts';
import { brief as ptEscolaSurfMista } from './briefs/pt-escola-surf-mista.ts';
import { brief as ptMudancas } from './briefs/pt-mudancas.ts';
import { brief as ptNutricionista } from './briefs/pt-nutricionista.ts';
import { brief as ptPanelaVelha } from './briefs/pt-panela-velha.ts';
import { brief as ptSabonetes } from './briefs/pt-sabonetes.ts';
import { brief as svLoppis } from './briefs/sv-loppis.ts';

/** Descriptions as people type them, with what must and must not be on the page that is written of each. */
export const BRIEFS: readonly BenchBrief[] = [
  caLlibreria,
  daJulemarked,
  de3dDruck,
  deAusstellung,
  deBuergermeister,
  deGedenkseite,
  deHufschmied,
  deKletterhalle,
  deMaschinenbau,
  dePhysiotherapie,
  deZeiterfassung,
  enAccountantEmail,
  enBakeryJob,
  enBeekeeper,
  enBoardGameLaunch,
  enChoirConcert,
  enDanceSchool,
  enDogGroomer,
  enEscapeRoomHtml,
  enFarmShop,
  enFilmFestival,
  enFishVan,
  enFoodTruck,
  enHackathon,
  enHrConsultant,
  enLifeboatAppeal,
  enMovingCompanyInjection,
  enPianoTuner,
  enPlumberEmergency,
  enPodcast,
  enRowingClub,
  enSaasShiftPlanner,
  enWedding,
  esAcademiaIngles,
  esAlquilerFurgonetas,
  esAsociacionVecinos,
  esCasaRuralSinPuntos,
  esCerrajero,
  esDentista,
  esDiscoteca,
  esEbookNutricion,
  esExposicionMapas,
  esFotografa,
  esRestauranteCarta,
  esTallerBicis,
  esWebinar,
  frCollecteFonds,
  frCreperie,
  frMenuisier,
  frMicroCreche,
  frPeniche,
  frPetitionGare,
  frTatouage,
  itCantina,
  itConsulenteEnergia,
  itLampada,
  itPizzeria,
  itPompeFunebri,
  nlFietsenmaker,
  nlKanoverhuur,
  nlMagazijnsoftware,
  nlRijschool,
  nlYogastudio,
  plBieg,
  plCeramika,
  plHerbata,
  plMechanik,
  plPsycholog,
  ptBanda,
  ptEscolaSurfMista,
  ptMudancas,
  ptNutricionista,
  ptPanelaVelha,
  ptSabonetes,
  svLoppis,
];
