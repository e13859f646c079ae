import type { Practice } from "../../practice.ts";
import { drawnAddress, gardenDrawing, gateDrawing, hedgeDrawing } from "../../testing/drawn-pictures.ts";
import { Badge } from "../Badge/index.ts";
import { Gallery } from "./Gallery.tsx";
import type { GalleryPicture } from "./gallery.props.ts";

function picture(id: string, alt: string, drawing: string, width = 1600, height = 1200): GalleryPicture {
  const address = drawnAddress(drawing, width, height);
  return { id, small: address, large: address, alt, width, height };
}
const hedge = picture("haie", "La haie, vue de la rue", hedgeDrawing);
const gate = picture("portail", "Le portail, 90 cm de large", gateDrawing, 1200, 1600);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Gallery label="Photos de la mission" pictures={[hedge, gate]} />,
        why: "Each picture states what can be read off it: where it was taken from, how wide the gate is.",
      },
      dont: {
        sample: (
          <Gallery
            label="Photos"
            pictures={[
              { ...hedge, alt: "IMG_2041.jpg" },
              { ...gate, alt: "IMG_2042.jpg" },
            ]}
          />
        ),
        why: "The name of a file describes nothing; an empty `alt` is announced as « Photo 1 sur 2 » instead.",
      },
    },
    {
      do: {
        sample: (
          <Gallery
            label="Photos de la mission"
            pictures={[{ ...hedge, state: <Badge tone="warning">Masquée</Badge> }, gate]}
          />
        ),
        why: "How one picture stands is on it, in a word.",
      },
      dont: {
        sample: (
          <Gallery
            label="Photos de la mission"
            pictures={[
              { ...hedge, state: <Badge>Jardinage</Badge> },
              { ...gate, state: <Badge>Jardinage</Badge> },
            ]}
          />
        ),
        why: "What is true of all of them stands once, above them.",
      },
    },
  ],
  writing: [
    ["The label names what is shown, not that it is pictures", "«\u202fPhotos de la mission\u202f»"],
    [
      "A description is what a person on the phone would be given",
      "«\u202fLe portail, 90 cm de large\u202f»",
    ],
  ],
  long: (
    <Gallery
      label="Photos de la mission"
      pictures={[
        {
          ...hedge,
          state: <Badge tone="warning">En attente de vérification par l’équipe</Badge>,
          alt: "La haie de thuyas vue de la rue Anticonstitutionnelle, 14 mètres de long sur 2,40 mètres de haut",
        },
        gate,
        picture("jardin", "", gardenDrawing),
      ]}
    />
  ),
  rightToLeft: (
    <Gallery
      label="صور المهمة"
      pictures={[
        { ...hedge, alt: "السياج" },
        { ...gate, alt: "البوابة" },
      ]}
    />
  ),
};
