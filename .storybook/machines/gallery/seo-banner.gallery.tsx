import { createSeoBannerMachine, seoBannerView } from "@jobami/machines/seo/seo-banner";
import { Button } from "@jobami/ui/Button";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { banner } from "../../../apps/web/app/features/site/seo/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("seo/seo-banner", createSeoBannerMachine({ now: Date.now }), (snapshot) =>
  seoBannerView(snapshot).isShown ? (
    <SignUpBanner
      title={banner.title}
      action={<Button onClick={nothing}>{banner.action}</Button>}
      onClose={nothing}
    >
      {banner.text}
    </SignUpBanner>
  ) : null,
);
