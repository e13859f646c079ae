/** INSEE codes of the communes where the demo takes place: Lyon by its arrondissements, and what lies around. */
export const demoPlaceCodes = [
  ..."69381 69382 69383 69384 69385 69386 69387 69388 69389 69266 69259 69034 69029 69202 69123".split(" "),
  ..."69290 69256 69286 69040 69081 69072 69089 69116 69142 69149 69199 69204 69271 69275 69282".split(" "),
] as const;
