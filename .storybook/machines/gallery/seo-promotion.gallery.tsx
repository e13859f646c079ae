import { createSeoPromotionMachine, seoPromotionView } from "@jobami/machines/seo/seo-promotion";
import { SeoDialog } from "../../../apps/web/app/features/site/seo/SeoDialog.tsx";
import { galleryOf, nothing } from "./Gallery.tsx";

const machine = createSeoPromotionMachine({ now: Date.now });

export const gallery = galleryOf("seo/seo-promotion", machine, (snapshot) => {
  const { isOpen, isActivating } = seoPromotionView(snapshot);
  if (!isOpen) return null;
  return (
    <SeoDialog
      isOpen
      trigger={snapshot.context.trigger}
      isActivating={isActivating}
      onActivate={nothing}
      onClose={nothing}
    />
  );
});
