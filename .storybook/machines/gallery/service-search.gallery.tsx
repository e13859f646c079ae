import { createServiceSearchMachine, serviceSearchView } from "@jobami/machines/navigation/service-search";
import { SuggestionField } from "@jobami/ui/SuggestionField";
import { whatField } from "../../../apps/web/app/features/site/service-search/field-copy.tsx";
import { whatTexts } from "../../../apps/web/app/features/site/service-search/suggestion-copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("navigation/service-search", createServiceSearchMachine(), (snapshot) => (
  <SuggestionField
    {...whatField}
    {...serviceSearchView(snapshot)}
    minLength={3}
    texts={whatTexts}
    onType={nothing}
    onChoose={nothing}
    onPast={nothing}
    onClearPast={nothing}
  />
));
