import { createApp } from 'vue';
import 'mahjong-elements';
import type {} from 'mahjong-elements/types/vue';
import App from './App.vue';
import './style.css';

createApp(App).mount('#app');
