import { bootstrapApplication } from '@angular/platform-browser';
import 'mahjong-elements';
import { App } from './app';

void bootstrapApplication(App);
