export { ServiceIcon } from "./ServiceIcon.tsx";
export { keptWish, type ServiceWish, serviceOf, withService } from "./service-wish.ts";
