import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { drawnAddress, gateDrawing, hedgeDrawing } from "../../testing/drawn-pictures.ts";
import { ImageCrop } from "./ImageCrop.tsx";

const style = { display: "block", maxWidth: "100%", height: "auto" } as const;
const hedge = (alt: string) => (
  <img src={drawnAddress(hedgeDrawing)} alt={alt} width={240} height={180} style={style} />
);
const asIs = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <ImageCrop crop={{ x: 0.2, y: 0.1, width: 0.6, height: 0.8 }} ratio={0.75} onChange={asIs}>
            {hedge("La haie, vue de la rue")}
          </ImageCrop>
        ),
        why: "It begins with the largest frame of the shape that is stored: whoever agrees presses once.",
      },
      dont: {
        sample: (
          <ImageCrop crop={{ x: 0, y: 0, width: 0.2, height: 0.2 }} onChange={asIs}>
            {hedge("La haie, vue de la rue")}
          </ImageCrop>
        ),
        why: "A small frame of any shape, though a square is stored: two things to mend before one can go on.",
      },
    },
    {
      do: {
        sample: (
          <ImageCrop crop={{ x: 0.1, y: 0.1, width: 0.8, height: 0.8 }} onChange={asIs}>
            {hedge("La haie, vue de la rue")}
          </ImageCrop>
        ),
        why: "The picture is named, so that who does not see it knows which one is cut.",
      },
      dont: {
        sample: (
          <ImageCrop crop={{ x: 0.1, y: 0.1, width: 0.8, height: 0.8 }} onChange={asIs}>
            {hedge("image")}
          </ImageCrop>
        ),
        why: "A name that every picture could bear is none.",
      },
    },
  ],
  writing: [
    [
      "What is announced begins with the size, then the place",
      "«\u202fCadre de 480 sur 480 pixels, à 11\u00a0% de la gauche\u202f»",
    ],
    ["In pixels where they are known: they state whether it is sharp enough", "`describe`"],
  ],
  long: (
    <ImageCrop
      crop={{ x: 0.1, y: 0.1, width: 0.8, height: 0.8 }}
      onChange={asIs}
      labels={{
        frame: "Cadre de la photo de profil",
        help: "Flèches\u00a0: déplacer le cadre de la photo de profil. Maj et flèches\u00a0: changer sa taille sans changer ses proportions. Alt en plus\u00a0: petits pas.",
        larger: "Agrandir le cadre de la photo de profil",
        smaller: "Réduire le cadre de la photo de profil",
      }}
    >
      <img
        src={drawnAddress(gateDrawing, 1200, 1600)}
        alt="Le portail"
        width={180}
        height={240}
        style={style}
      />
    </ImageCrop>
  ),
  rightToLeft: (
    <Stack gap={2}>
      <ImageCrop
        crop={{ x: 0.1, y: 0.2, width: 0.5, height: 0.6 }}
        onChange={asIs}
        labels={{
          frame: "الإطار",
          help: "الأسهم: تحريك الإطار.",
          larger: "تكبير الإطار",
          smaller: "تصغير الإطار",
        }}
      >
        {hedge("السياج")}
      </ImageCrop>
    </Stack>
  ),
};
