import 'mahjong-elements';

export default defineNuxtPlugin(() => {});
