import 'mahjong-elements';
