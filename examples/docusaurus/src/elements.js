// Defines the elements of code blocks; components define their own.
import 'mahjong-elements';
