import { createApp } from 'vue';
import 'mahjong-elements';
import App from './App.vue';
import './style.css';

createApp(App).mount('#app');
