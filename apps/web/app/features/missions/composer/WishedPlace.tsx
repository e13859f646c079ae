import { usePlaces } from "@jobami/api/places/hooks";
import { useEffect, useRef } from "react";
import type { MissionWish } from "../../../entities/service/index.ts";
import { choosePlace } from "./choose-place.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

/** Fills in the commune that the person came with, once it is known to be one; what they chose meanwhile stays. */
export function WishedPlace({ wish, form }: { wish: MissionWish; form: MissionFormApi }) {
  const { place: name = "", commune } = wish;
  const { data } = usePlaces(name);
  const isDone = useRef(false);
  const place = data?.data.find(({ code }) => code === commune);
  useEffect(() => {
    if (place === undefined || isDone.current) return;
    isDone.current = true;
    if (form.getValues("placeCode") === "") choosePlace(form, place);
  }, [place, form]);
  return null;
}
